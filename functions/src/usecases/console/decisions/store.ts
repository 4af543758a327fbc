import { consoleEndpoints } from '../../../contract/api/console/console'
import { blockPayouts } from '../../money/payout/block-payouts'
import { suspendVendor } from '../../people/vendor/suspend-vendor'
import { subjectOfPerson } from '../subjects'
import { decisionOf } from './decision'

/** Suspends or reinstates a store, or its payouts, which go to the vendor's own account alone. */
export const store = decisionOf(consoleEndpoints.store, {
  subject: subjectOfPerson,
  second_person: 'alone',
  run: (deps, by, id, { action }) =>
    action === 'suspend' || action === 'reinstate'
      ? suspendVendor(deps, id, { ...by, is_suspended: action === 'suspend' })
      : blockPayouts(deps, id, { ...by, is_blocked: action === 'block_payouts' }),
})

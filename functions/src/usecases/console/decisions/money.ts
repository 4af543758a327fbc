import { consoleEndpoints } from '../../../contract/api/console/console'
import { decideCharge } from '../../delivery/collect-charge'
import { concludeClaim } from '../../delivery/conclude-claim'
import { requeueDueItem } from '../../jobs/requeue-due-item'
import { resolveUnplaced as resolve } from '../../money/payment/resolve-unplaced'
import { carriedOn } from '../../operators/recorded'
import { subjectOfCarrierCharge, subjectOfDueItem, subjectOfUnplaced } from '../subjects'
import { decisionOf } from './decision'

/** Decides an objection to what a carrier took later, or says what it paid of a claim: nothing leaves. */
export const carrierCharge = decisionOf(consoleEndpoints.carrierCharge, {
  subject: subjectOfCarrierCharge,
  second_person: 'alone',
  run: (deps, by, id, { action, paid_minor = 0 }) =>
    action === 'settle'
      ? concludeClaim(deps, id, { ...by, paid_minor })
      : decideCharge(deps, id, { ...by, action }),
})

/** Makes what fails again and again due at once. */
export const requeue = decisionOf(consoleEndpoints.requeue, {
  subject: subjectOfDueItem,
  second_person: 'alone',
  run: (deps, by, id) => requeueDueItem(deps, id, by),
})

/** Says what became of money without a place. What was on hold for it stays here. */
export const resolveUnplaced = decisionOf(consoleEndpoints.resolveUnplaced, {
  subject: subjectOfUnplaced,
  second_person: 'alone',
  run: async (deps, by, id) => carriedOn(await resolve(deps, id, by), { done: true }),
})

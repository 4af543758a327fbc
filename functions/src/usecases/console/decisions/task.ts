import { consoleEndpoints } from '../../../contract/api/console/console'
import { destinationOf, readRedirect } from '../../money/payment/read-redirect'
import { requeueTask } from '../../money/payment/requeue-task'
import { carriedOn } from '../../operators/recorded'
import { subjectOfTask } from '../subjects'
import { decisionOf, WAITS } from './decision'

/**
 * Tries a task again. A refund that is sent to another account than it came from leaves by the
 * operator's choice: two decide if it isn't in the payer's name, whatever the amount.
 */
export const retry = decisionOf(consoleEndpoints.retry, {
  subject: subjectOfTask,
  second_person: {
    as: 'redirect_refund',
    stakeOf: async (deps, id, { account }) => {
      if (!account) return null
      const redirect = await readRedirect(deps, id, account)
      const { transaction, amount_minor, is_payers } = redirect
      const { bank, account: masked, account_name, is_payers_name } = destinationOf(redirect)
      const { buyer_id, vendor_id, event_count } = transaction
      return {
        ...{ transaction_id: transaction.id, buyer_id, vendor_id, version: event_count },
        amount_minor,
        account: { bank, account: masked, account_name, is_payers_name },
        always_two: !is_payers,
      }
    },
    waiting: async () => WAITS,
  },
  run: async (deps, by, id, { account }) =>
    carriedOn(await requeueTask(deps, id, { ...by, account }), {
      done: true,
      state: 'done',
    }),
})

import { consoleEndpoints } from '../../../contract/api/console/console'
import type { Deps } from '../../deps'
import { destinationOf, type NamedAccount, readRedirect } from '../../money/payment/read-redirect'
import { givenTwice, requeueTask } from '../../money/payment/requeue-task'
import { carriedOn } from '../../operators/recorded'
import { subjectOfTask } from '../subjects'
import { decisionOf, type Stake, WAITS } from './decision'

/** What leaves by a refund that is sent to another account than it came from. */
const redirected = async (deps: Deps, id: string, account: NamedAccount): Promise<Stake> => {
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
}

/** What leaves once more by a refund that the bank has given as well. */
const sentTwice = async (deps: Deps, id: string): Promise<Stake | null> => {
  const twice = await givenTwice(deps, id)
  if (!twice) return null
  const { transaction, amount_minor } = twice
  const { id: transaction_id, buyer_id, vendor_id, event_count: version } = transaction
  return { transaction_id, buyer_id, vendor_id, version, amount_minor, as: 'resend_refund' }
}

/**
 * Tries a task again. A refund that is sent to another account than it came from leaves by the
 * operator's choice, and so does one that the bank has given as well. Two decide if the account isn't
 * in the payer's name, whatever the amount.
 */
export const retry = decisionOf(consoleEndpoints.retry, {
  subject: subjectOfTask,
  second_person: {
    as: 'redirect_refund',
    stakeOf: async (deps, id, { account }) =>
      account ? redirected(deps, id, account) : sentTwice(deps, id),
    waiting: async () => WAITS,
  },
  run: async (deps, by, id, { account }) =>
    carriedOn(await requeueTask(deps, id, { ...by, account }), {
      done: true,
      state: 'done',
    }),
})

import { AppError } from '../../contract/api/errors'
import { findTransition } from '../../contract/escrow/actions'
import { readPrivatePart } from '../../db/orders/transactions'
import { isSameName } from '../../domain/vendor/name-match'
import type { Actor, Deps } from '../deps'
import { takeFromLimit } from '../rate-limit'
import { answerFor } from '../transaction/execute-as-party'
import { partyOf, requireTransaction } from '../transaction/execute-command'
import { resolveAccount } from '../vendor/resolve-account'
import { nameRefundAccount } from './name-refund-account'

type Request = { bank_code: string; account_number: string; is_confirmed: boolean }

/**
 * The buyer says where a refund goes that could not go back to how it was paid. Asked first whose
 * account it is, and done once that is confirmed. It has to be the buyer's or the recipient's own:
 * who gets into an account must not be able to send its money elsewhere.
 * @throws AppError `payment/refund-account-name`, `vendor/account-not-resolved`
 */
export const chooseRefundAccount = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { is_confirmed, ...account }: Request,
) => {
  const { data: transaction } = await requireTransaction(id)
  const party = partyOf(transaction, actor.uid)
  if (!findTransition(transaction, 'name_refund_account', party, deps.clock())) {
    const { actions } = answerFor(transaction, party, deps.clock())
    throw new AppError('transaction/action-not-allowed', { allowed_actions: actions })
  }
  const step = is_confirmed ? 'send' : 'ask'
  await takeFromLimit(deps, 'refund_account', `${actor.uid}:${step}`)
  const resolved = await resolveAccount(deps, account)
  const { account_name, bank_name } = resolved
  const recipient = (await readPrivatePart(id, actor.uid))?.contact.recipient_name ?? ''
  const names = [transaction.customer_details.name, recipient]
  if (!names.some((name) => isSameName(name, account_name))) {
    throw new AppError('payment/refund-account-name')
  }
  if (!is_confirmed)
    return { ...answerFor(transaction, party, deps.clock()), account_name, bank_name }
  const who = { actor: party, id: actor.uid }
  const done = await nameRefundAccount(deps, id, { who, account: resolved })
  return { ...answerFor(done.transaction, party, deps.clock()), account_name, bank_name }
}

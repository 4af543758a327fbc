import { AppError } from '../../../contract/api/errors'
import { findTransition } from '../../../contract/escrow/actions'
import { partyOf } from '../../../domain/orders/transaction/party-of'
import { isSameName } from '../../../domain/people/vendor/name-match'
import type { Actor, Deps } from '../../deps'
import { responseFor } from '../../orders/transaction/execute-as-party'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { resolveAccount } from '../../people/vendor/resolve-account'
import { takeFromLimit } from '../../rate-limit'
import { nameRefundAccount, namesOfPayer } from './name-refund-account'

type Request = { bank_code: string; account_number: string; is_confirmed: boolean }

/**
 * Lets the buyer choose a bank account for a refund that could not return to the original payment
 * method. The first call returns the account's name, and a second one with `is_confirmed` sends the
 * money. The account must be in the name of the buyer or the recipient, so that somebody who takes
 * over the buyer's login can't divert the refund.
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
    const { actions } = responseFor(transaction, party, deps.clock())
    throw new AppError('transaction/action-not-allowed', { allowed_actions: actions })
  }
  const step = is_confirmed ? 'send' : 'ask'
  await takeFromLimit(deps, 'refund_account', `${actor.uid}:${step}`)
  const resolved = await resolveAccount(deps, account)
  const { account_name, bank_name } = resolved
  const names = await namesOfPayer(transaction)
  if (!names.some((name) => isSameName(name, account_name))) {
    throw new AppError('payment/refund-account-name')
  }
  if (!is_confirmed)
    return { ...responseFor(transaction, party, deps.clock()), account_name, bank_name }
  const by = { role: party, id: actor.uid }
  const done = await nameRefundAccount(deps, id, { actor: by, account: resolved })
  return { ...responseFor(done.transaction, party, deps.clock()), account_name, bank_name }
}

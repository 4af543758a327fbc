import { Refusal } from '../../../contract/api/errors'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isSameName } from '../../../domain/people/vendor/name-match'
import type { Deps } from '../../deps'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { resolveAccount } from '../../people/vendor/resolve-account'
import { isOfOtherRefund, maskedOf, namesOfPayer, type RefundAccount } from './name-refund-account'
import { requireRetryable } from './require-retryable'

/** `bank_id` is the provider's id of the bank, or the bank's code. */
export type NamedAccount = { account_number: string; bank_id: string }

/** A refund that is about to be sent to another account than it came from. */
export type Redirect = {
  transaction: Transaction
  amount_minor: number
  account: RefundAccount
  /** Whether the bank's name of the account is the buyer's or the recipient's. */
  is_payers: boolean
}

/**
 * Where an operator wants to send the refund of a task.
 * @throws Refusal if it is no refund, or not the one that waits, or there is no such bank; AppError `vendor/account-not-resolved`
 */
export const readRedirect = async (
  deps: Deps,
  id: string,
  { account_number, bank_id }: NamedAccount,
): Promise<Redirect> => {
  const { data } = await requireRetryable(deps, id)
  const { task } = data
  if (task.kind !== 'refund' && task.kind !== 'refund_transfer') {
    throw new Refusal(`The task ${id} is no refund.`)
  }
  const banks = await deps.payments.listBanks()
  const bank = banks.find((one) => one.id === bank_id || one.code === bank_id)
  if (!bank) throw new Refusal(`There is no bank ${bank_id}.`)
  const account = await resolveAccount(deps, { bank_code: bank.code, account_number })
  const { data: transaction } = await requireTransaction(task.transaction_id)
  if (isOfOtherRefund(transaction, task)) {
    throw new Refusal(`Another refund than that of the task ${id} waits for an account.`)
  }
  const is_payers = (await namesOfPayer(transaction)).some((name) =>
    isSameName(name, account.account_name),
  )
  return { transaction, amount_minor: task.amount_minor, account, is_payers }
}

/** What the audit log keeps of where a refund goes. */
export const destinationOf = ({ amount_minor, account, is_payers, transaction }: Redirect) => ({
  transaction: transaction.id,
  amount_minor,
  bank: account.bank_name,
  account: maskedOf(account),
  account_name: account.account_name,
  is_payers_name: is_payers,
})

import { AppError } from '../../contract/api/errors'
import { writtenOffDebtsOf } from '../../db/money/debts'
import { accountKeyOf } from '../wallet/follow-balance'

/**
 * Whose debt was written off opens no other store until it is paid; the bank account tells, also
 * after the first account was deleted.
 * @param recipient_code the bank account's code at the provider, the same for the same account
 * @throws AppError `vendor/owes`
 */
export const requireNoDebt = async (recipient_code: string): Promise<void> => {
  const debts = await writtenOffDebtsOf(accountKeyOf(recipient_code))
  if (debts.length > 0) throw new AppError('vendor/owes')
}

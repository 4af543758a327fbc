import { AppError } from '../../contract/api/errors'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { millisOf } from '../../contract/time'
import { claimIn, leftOf, withBeyond } from '../checkout/claim'
import type { CommandOf } from '../transaction/decision'
import { wholeClaim } from './left-to-claim'

type Command = CommandOf<'attribute_chargeback' | 'move_chargeback'>
type Part = Pick<Transaction, 'id' | 'vendor_id' | 'money' | 'chargebacks'>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/**
 * The command of each order of a charge for what an operator says that an open chargeback claims of
 * each; null for those of which it claims what it did.
 * @param amounts in minor units, in the order of `parts`; what is beyond all of these stays ours
 * @throws AppError `transaction/no-open-chargeback`, `chargeback/answered`,
 * `operator/beyond-refundable`, `chargeback/sum-differs`
 */
export const attributionCommands = (
  parts: readonly Part[],
  chargeback_id: string,
  amounts: readonly number[],
): (Command | null)[] => {
  const open = parts.flatMap((part) => {
    const claim = claimIn(part, chargeback_id)
    return claim?.state === 'open' ? [claim] : []
  })
  const [first] = open
  if (!first) throw new AppError('transaction/no-open-chargeback')
  if (open.some(({ answered_at }) => answered_at)) throw new AppError('chargeback/answered')
  for (const [index, part] of parts.entries()) {
    const max_minor = leftOf(part)
    if ((amounts[index] ?? 0) > max_minor) {
      throw new AppError('operator/beyond-refundable', { transaction_id: part.id, max_minor })
    }
  }
  const whole_minor = sum(open.map(wholeClaim))
  const claim_minor = Math.min(whole_minor, sum(parts.map(leftOf)))
  if (sum(amounts) !== claim_minor) throw new AppError('chargeback/sum-differs', { claim_minor })
  return withBeyond(whole_minor, parts, amounts).map((amount_minor, index) => {
    const part = parts[index]
    const before = part && claimIn(part, chargeback_id)
    const isOpen = before?.state === 'open'
    if (amount_minor === 0) return isOpen ? { action: 'move_chargeback', chargeback_id } : null
    if (isOpen && wholeClaim(before) === amount_minor) return null
    const due_at_ms = millisOf(first.due_at)
    return { action: 'attribute_chargeback', chargeback_id, amount_minor, due_at_ms }
  })
}

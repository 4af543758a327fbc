import { allocate } from '../../contract/allocate'
import type { Chargeback, Transaction } from '../../contract/entities/orders/transaction'
import type { CommandOf } from '../transaction/decision'

/** A chargeback as the provider reports it; amounts in minor units. */
export type Claim = {
  chargeback_id: string
  /** What the bank claims. */
  amount_minor: number
  due_at_ms: number
  /** What it took at last; null while it is open. */
  taken_minor: number | null
}

type Command = CommandOf<'chargeback' | 'chargeback_won' | 'chargeback_lost'>
type Part = Pick<Transaction, 'id' | 'vendor_id' | 'money' | 'chargebacks'>

/** What the buyer has paid and not got back, whatever was paid out since. */
export const notRefunded = ({ money }: Pick<Transaction, 'money'>): number =>
  money.charged_minor - money.refunded_minor

export const claimIn = (
  { chargebacks }: Pick<Transaction, 'chargebacks'>,
  id: string,
): Chargeback | undefined => chargebacks.find((claim) => claim.id === id)

const weighed = (parts: readonly Part[]) =>
  parts.map((part) => ({ id: part.vendor_id, weight: notRefunded(part) }))

const opened = (parts: readonly Part[], claim: Claim): (Command | null)[] => {
  const { chargeback_id, amount_minor, due_at_ms } = claim
  const amounts = allocate(amount_minor, weighed(parts))
  return amounts.map((part_minor) =>
    part_minor > 0 || parts.length === 1
      ? { action: 'chargeback', chargeback_id, amount_minor: part_minor, due_at_ms }
      : null,
  )
}

/** What is taken beyond all that was not refunded is the platform's loss, posted with one part. */
const takenOf = (parts: readonly Part[], taken_minor: number): number[] => {
  const left = parts.reduce((sum, part) => sum + notRefunded(part), 0)
  const amounts = allocate(Math.min(taken_minor, left), weighed(parts))
  const beyond = Math.max(taken_minor - left, 0)
  const bearer = amounts.indexOf(Math.max(...amounts))
  return amounts.map((amount, index) => (index === bearer ? amount + beyond : amount))
}

/**
 * The next command of each transaction of a charge, null for those that have nothing to do. A
 * chargeback is allocated over what each has paid and not got back; its end concerns the
 * transactions that it froze.
 */
export const claimCommands = (parts: readonly Part[], claim: Claim): (Command | null)[] => {
  const { chargeback_id, taken_minor } = claim
  const known = parts.filter((part) => claimIn(part, chargeback_id))
  if (known.length === 0) return opened(parts, claim)
  if (taken_minor === null) return parts.map(() => null)
  const open = known.filter((part) => claimIn(part, chargeback_id)?.state === 'open')
  const amounts = takenOf(open, taken_minor)
  return parts.map((part) => {
    const index = open.indexOf(part)
    if (index < 0) return null
    const part_minor = amounts[index] ?? 0
    return part_minor === 0
      ? { action: 'chargeback_won', chargeback_id }
      : { action: 'chargeback_lost', chargeback_id, taken_minor: part_minor }
  })
}

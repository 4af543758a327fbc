import { vendorNetOf } from '@contract/entities/money/statement'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { wholeRefundOf } from '@contract/escrow/return-amounts'
import { formatMoney } from '@contract/money'
import { HOUR_MS } from '@contract/time'
import { otherParty } from '@/shared/parties/parties'
import { asRead } from './names'

/** Describes the default decision if the respondent doesn't answer the dispute of `raiser`. */
export const defaultWords = (transaction: Transaction, raiser: Party, reader: Party): string => {
  const { currency, shipment } = transaction
  const respondent = asRead(transaction, otherParty(raiser), reader)
  const hours = POLICY.respond_ms / HOUR_MS
  const isDelivered = raiser === 'vendor' && shipment?.delivered_at !== undefined
  const time = isDelivered
    ? `${hours} hours to answer, or until the inspection ends if that is later`
    : `${hours} hours to answer`
  const start =
    respondent === 'you'
      ? `You have ${time}. If you don’t,`
      : `${respondent} has ${time}. If they don’t,`
  if (raiser === 'buyer') {
    return `${start} ${formatMoney(wholeRefundOf(transaction), currency)} goes back to ${asRead(transaction, 'buyer', reader)}.`
  }
  if (isDelivered) {
    const goods = formatMoney(vendorNetOf(transaction), currency)
    return `${start} ${goods} is released to ${asRead(transaction, 'vendor', reader)}.`
  }
  return `${start} the dispute is closed and the order goes on: silence never pays for goods that weren’t delivered.`
}

import type { CodeState, Payment } from '../../../contract/entities/money/payment'
import type { ReturnAddress } from '../../../contract/entities/orders/return'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'
import type { Batch } from '../../../db/firestore'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { changePrivatePart } from '../../../db/orders/transactions'
import { newCodeState } from '../../../domain/orders/transaction/escrow-code'
import { makeSixDigitCode } from '../../../domain/six-digit-code'
import type { Deps } from '../../deps'
import { ownReturnAddress } from '../../people/vendor/own-return-address'

const withCode = (
  codes: Record<string, CodeState> | undefined,
  id: string,
  code: string,
): Record<string, CodeState> => ({ ...codes, [id]: newCodeState(id, code) })

/**
 * Writes what an agreed return and a second try need, in the commit of the decision: the vendor gets
 * the code by which goods come back and the buyer the address, if there is one, and what is sent once
 * more has a new escrow code.
 */
export const handOutCodes = async (
  deps: Deps,
  batch: Batch,
  before: Transaction,
  after: Transaction,
  address?: ReturnAddress,
): Promise<void> => {
  const { id, buyer_id, vendor_id, payment } = after
  const isGoingBack = after.fulfilment === 'returning' && before.fulfilment !== 'returning'
  const isSentAgain = after.round !== before.round
  if (!isGoingBack && !isSentAgain) return
  const stored = await requirePayment(payment.reference)
  const code = makeSixDigitCode(deps.random)
  const change: Partial<Payment> = isGoingBack
    ? { return_codes: withCode(stored.data.return_codes, id, code) }
    : { codes: withCode(stored.data.codes, id, code) }
  changePayment(batch, stored, { ...change, updated_at: timestampFromMillis(deps.clock()) })
  if (isSentAgain) {
    changePrivatePart(batch, id, buyer_id, { escrow_code: code })
    return
  }
  const return_to = address ?? (await ownReturnAddress(vendor_id))
  changePrivatePart(batch, id, vendor_id, { return_code: code })
  if (return_to) changePrivatePart(batch, id, buyer_id, { return_to })
}

import { AppError } from '../../contract/errors'
import type { Payment } from '../../contract/payment'
import type { Kept } from '../../store/firestore'
import { readPayment } from '../../store/payments'

/** @throws AppError `payment/not-found` */
export const requirePayment = async (reference: string): Promise<Kept<Payment>> => {
  const kept = await readPayment(reference)
  if (!kept) throw new AppError('payment/not-found')
  return kept
}

import { AppError } from '../../contract/api/errors'
import type { Payment } from '../../contract/entities/money/payment'
import type { Versioned } from '../firestore'
import { readPayment } from './payments'

/** @throws AppError `payment/not-found` */
export const requirePayment = async (reference: string): Promise<Versioned<Payment>> => {
  const stored = await readPayment(reference)
  if (!stored) throw new AppError('payment/not-found')
  return stored
}

import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { Dispute } from '../../../tools/paystack-simulator/model'
import { configurePaystack, PAYSTACK } from './suite'

type Charged = Pick<Transaction, 'payment'>

/** Has the buyer's bank contest a payment, or a part of it; returns the provider's id of the chargeback. */
export const contest = async ({ payment }: Charged, refund_amount?: number): Promise<string> => {
  const path = `charges/${payment.reference}/dispute`
  const body = refund_amount === undefined ? {} : { refund_amount }
  return (await configurePaystack<{ id: string }>(path, body)).id
}

/** How the bank decides a chargeback that was answered. */
export const decideAtBank = (id: string, action: 'win' | 'lose') =>
  configurePaystack(`disputes/${id}`, { action })

/** The chargeback of a payment as the provider has it, with the type of each file it was given. */
export const atBank = async ({ payment }: Charged) => {
  const response = await fetch(`${PAYSTACK}/__control/state`)
  type Uploads = Record<string, { size: number; type: string }>
  const state = (await response.json()) as { disputes: Dispute[]; uploads: Uploads }
  const found = state.disputes.find((one) => one.charge_reference === payment.reference)
  if (!found) throw new Error(`no chargeback of ${payment.reference}`)
  const { status, resolution, refund_amount, due_at, evidence, uploaded_files } = found
  return {
    status,
    resolution,
    refund_amount,
    due_at,
    details: String(evidence?.service_details ?? ''),
    files: uploaded_files.map((name) => state.uploads[name]?.type),
  }
}

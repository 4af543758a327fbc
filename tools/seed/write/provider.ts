import { sumOf } from '../../../functions/src/contract/sum-of'
import type { Deps } from '../../../functions/src/usecases/deps'
import { VENDOR_KEYS, type VendorKey } from '../catalogue/vendors'
import type { DemoData } from '../demo-data'
import { bankAccountOf } from '../documents/people-documents'
import { ordersByPayment, paidAt } from '../documents/purchase-documents'
import { vendorUid } from '../people/accounts'
import type { PlayedOrder } from '../scenarios/play-scenario'
import type { Target } from '../target'

const MAX_CONCURRENT = 200

const control = async (
  simulator: string,
  what: string,
  body: unknown,
): Promise<{ ids?: string[] }> => {
  const response = await fetch(`${simulator}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const result = await response.json()
  if (!response.ok) throw new Error(`The simulator refuses ${what}: ${JSON.stringify(result)}`)
  return result
}

/** Says where the booked parcels are: on their way. */
export const sendParcels = async ({ shipbubble }: Target, { played }: DemoData): Promise<void> => {
  for (const { parcel } of played) {
    if (!parcel?.shipment) continue
    const path = `shipments/${parcel.shipment.shipment_id}`
    await control(shipbubble, path, { status: 'in_transit' })
  }
}

/** @throws Error that explains how to start it */
const requireSimulator = async ({ paystack }: Target): Promise<void> => {
  const response = await fetch(`${paystack}/health`).catch(() => undefined)
  if (response?.ok) return
  throw new Error(`The Paystack simulator does not answer at ${paystack}. npm start starts it`)
}

/**
 * Resets the simulators and registers the stores' bank accounts; returns the provider's code of
 * each.
 */
export const registerAccounts = async (
  target: Target,
  { payments }: Deps,
): Promise<Record<VendorKey, string>> => {
  await requireSimulator(target)
  await control(target.paystack, 'reset', {})
  await control(target.shipbubble, 'reset', {})
  await control(target.paystack, 'accounts', { accounts: VENDOR_KEYS.map(bankAccountOf) })
  const codes = await Promise.all(
    VENDOR_KEYS.map(async (key) => {
      const { account_name, account_number, bank_code } = bankAccountOf(key)
      const made = await payments.createRecipient({ name: account_name, account_number, bank_code })
      return [key, made.recipient_code] as const
    }),
  )
  return Object.fromEntries(codes) as Record<VendorKey, string>
}

/** The id of the outbox task that requested a refund, if the refund was processed. */
export const refundTaskId = ({ transaction, made }: PlayedOrder): string | undefined => {
  const asked = made.find(({ decision }) => decision.tasks.length > 0)
  if (transaction.refund?.state !== 'processed' || !asked) return undefined
  return `${transaction.id}-${asked.decision.event.id}-refund`
}

const pastCharges = ({ played }: DemoData, emailOf: (uid: string) => string) =>
  [...ordersByPayment(played)].flatMap(([reference, orders]) => {
    const [first] = orders
    const paid_at = first && paidAt(first)
    if (!first || paid_at === undefined) return []
    const { payment, buyer_id } = first.transaction
    const refunds = orders.flatMap((order) => {
      const key = refundTaskId(order)
      return key ? [{ amount: order.transaction.refund?.amount_minor, key }] : []
    })
    const amount = sumOf(orders.map(({ transaction }) => transaction.amount_paid))
    return [
      { reference, email: emailOf(buyer_id), amount, channel: payment.channel, paid_at, refunds },
    ]
  })

/**
 * Records every charge, refund and transfer at the provider; returns the provider's id of each
 * charge.
 */
export const recordPayments = async (
  target: Target,
  data: DemoData,
  emailOf: (uid: string) => string,
): Promise<Map<string, string>> => {
  const charges = pastCharges(data, emailOf)
  const known = new Map<string, string>()
  for (let from = 0; from < charges.length; from += MAX_CONCURRENT) {
    const some = charges.slice(from, from + MAX_CONCURRENT)
    const { ids = [] } = await control(target.paystack, 'charges', { charges: some })
    for (const [index, { reference }] of some.entries()) known.set(reference, ids[index] ?? '')
  }
  const transfers = VENDOR_KEYS.flatMap((key) => {
    const { account_name: name, bank_code, account_number } = bankAccountOf(key)
    const wallet = data.wallets.find(({ vendor_id }) => vendor_id === vendorUid(key))
    return (wallet?.payouts ?? []).map(({ reference, amount_minor: amount }) => ({
      reference,
      amount,
      name,
      bank_code,
      account_number,
    }))
  })
  await control(target.paystack, 'transfers', { transfers })
  return known
}

import { millisOf } from '../../../functions/src/contract/time'
import type { Deps } from '../../../functions/src/usecases/deps'
import { VENDORS, type VendorKey } from '../catalogue/vendors'
import { paidAt } from '../documents/payment-document'
import { bankAccountOf } from '../documents/people-documents'
import type { Target } from '../target'
import type { World } from '../world'

const VENDOR_KEYS = Object.keys(VENDORS) as VendorKey[]
const MAX_CONCURRENT = 200

const control = async ({ paystack }: Target, what: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(`${paystack}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const value: unknown = await answer.json()
  if (!answer.ok) throw new Error(`The simulator refuses ${what}: ${JSON.stringify(value)}`)
  return value
}

/** @throws Error that explains how to start it */
const requireSimulator = async ({ paystack }: Target): Promise<void> => {
  const answer = await fetch(`${paystack}/health`).catch(() => undefined)
  if (answer?.ok) return
  throw new Error(`The Paystack simulator does not answer at ${paystack}. npm start starts it`)
}

/**
 * Resets the simulator and registers the stores' bank accounts; returns the provider's code of
 * each.
 */
export const registerAccounts = async (
  target: Target,
  { payments }: Deps,
): Promise<Record<VendorKey, string>> => {
  await requireSimulator(target)
  await control(target, 'reset', {})
  await control(target, 'accounts', { accounts: VENDOR_KEYS.map(bankAccountOf) })
  const codes = await Promise.all(
    VENDOR_KEYS.map(async (key) => {
      const { account_name, account_number, bank_code } = bankAccountOf(key)
      const made = await payments.createRecipient({ name: account_name, account_number, bank_code })
      return [key, made.recipient_code] as const
    }),
  )
  return Object.fromEntries(codes) as Record<VendorKey, string>
}

/** The id of the outbox task that requested a refund. */
export const refundTaskId = (transaction_id: string, event_id: string): string =>
  `${transaction_id}-${event_id}-refund`

/** The refunded amount and its key, if the refund was processed. */
const pastRefund = ({ transaction, made }: World['told'][number]) => {
  const { refund, id } = transaction
  const asked = made.find(({ decision }) => decision.tasks.length > 0)
  if (refund?.state !== 'processed' || !asked) return {}
  const key = refundTaskId(id, asked.decision.event.id)
  return { refund: { amount: refund.amount_minor, key } }
}

const pastCharges = ({ told }: World, emailOf: (uid: string) => string) =>
  told.flatMap((one) => {
    const paid_at = paidAt(one)
    if (paid_at === undefined) return []
    const { payment, amount_paid, buyer_id } = one.transaction
    const { reference, channel } = payment
    const email = emailOf(buyer_id)
    return [{ reference, email, amount: amount_paid, channel, paid_at, ...pastRefund(one) }]
  })

const idsIn = (answer: unknown): string[] => {
  const ids = typeof answer === 'object' && answer && 'ids' in answer ? answer.ids : undefined
  if (!Array.isArray(ids)) throw new Error('The simulator gives no ids')
  return ids.map(String)
}

/**
 * Records every charge, refund and transfer at the provider; returns the provider's id of each
 * charge.
 */
export const recordPayments = async (
  target: Target,
  world: World,
  emailOf: (uid: string) => string,
): Promise<Map<string, string>> => {
  const charges = pastCharges(world, emailOf)
  const known = new Map<string, string>()
  for (let from = 0; from < charges.length; from += MAX_CONCURRENT) {
    const some = charges.slice(from, from + MAX_CONCURRENT)
    const ids = idsIn(await control(target, 'charges', { charges: some }))
    for (const [index, { reference }] of some.entries()) known.set(reference, ids[index] ?? '')
  }
  const accounts = new Map(
    VENDOR_KEYS.map((key) => [VENDORS[key].name as string, bankAccountOf(key)]),
  )
  const transfers = world.stores.flatMap(({ vendor }) => {
    const account = accounts.get(vendor.name)
    const wallet = world.wallets.find(({ vendor_id }) => vendor_id === vendor.vendor_id)
    return (wallet?.payouts ?? []).map(({ reference, amount_minor, created_at }) => ({
      reference,
      amount: amount_minor,
      name: account?.account_name,
      bank_code: account?.bank_code,
      account_number: account?.account_number,
      paid_at: millisOf(created_at),
    }))
  })
  await control(target, 'transfers', { transfers })
  return known
}

import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { StoreTrial } from '../../../contract/entities/people/vendor'
import { heldUntil } from '../../../contract/escrow/actions'
import { isUnproven } from '../../../contract/escrow/limits'
import { isUnpaid } from '../../../contract/escrow/states'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { readPayment } from '../../../db/money/payments'
import { creditOfTransaction } from '../../../db/money/wallets'
import { completedSales, openSales } from '../../../db/orders/transactions'
import { readPushTokens } from '../../../db/people/devices'
import { changeVendor, readVendor } from '../../../db/people/vendors'
import { type ProvingSale, proofOf } from '../../../domain/people/vendor/proof'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/** The newest completed sales that may prove a store. */
const LOOKED_AT = 20

const provingSale = async ({
  id,
  vendor_id,
  buyer_id,
  payment,
  chargebacks,
  ended_at,
  updated_at,
}: Transaction): Promise<ProvingSale> => {
  const [paid, credit, tokens] = await Promise.all([
    readPayment(payment.reference),
    creditOfTransaction(vendor_id, id),
    readPushTokens(buyer_id),
  ])
  const { card_signature = null, account = null } = paid?.data.payer ?? {}
  return {
    buyer_id,
    card: card_signature,
    account: account && `${account.name} ${account.last_digits}`,
    devices: [...tokens.values()],
    is_flagged:
      credit === undefined ||
      credit.data.hold !== undefined ||
      chargebacks.some(({ state }) => state !== 'moved'),
    completed_at: millisOf(ended_at ?? updated_at),
  }
}

const earliest = (orders: readonly Transaction[]): StoreTrial['until'] =>
  orders
    .flatMap(({ deadline }) => deadline?.at ?? [])
    .toSorted((a, b) => millisOf(a) - millisOf(b))[0] ?? null

/** What new buyers hold unpaid, as `countAgainstLimit` adds to it. */
const unpaidPart = (open: readonly Transaction[]): Pick<StoreTrial, 'unpaid'> => {
  const held = open.filter((order) => order.unproven_buyer && isUnpaid(order))
  if (held.length === 0) return {}
  return {
    unpaid: {
      held_minor: held.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
      until: timestampFromMillis(Math.max(...held.map((order) => heldUntil(order) ?? 0))),
    },
  }
}

/**
 * Brings an unproven store's trial in line with its orders after an event of one of them: what is
 * held is free again once the order has ended, and completed sales prove the store. It reads all of
 * its open orders, which the limit keeps few, and writes only if no order came meanwhile. Idempotent.
 */
export const syncTrial = async (
  deps: Deps,
  { vendor_id, unproven_store }: Transaction,
): Promise<void> => {
  if (!unproven_store) return
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const vendor = await readVendor(vendor_id)
    const trial = vendor?.data.trial
    if (!vendor || !isUnproven(trial, deps.clock())) return { result: undefined, skip_commit: true }
    const [open, completed] = await Promise.all([
      openSales(vendor_id),
      completedSales(vendor_id, LOOKED_AT),
    ])
    const { sales, proven_at } = proofOf(await Promise.all(completed.map(provingSale)))
    const after: StoreTrial = {
      held_minor: open.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
      until: earliest(open),
      ...unpaidPart(open),
      sales,
      ...(proven_at !== undefined && { proven_at: timestampFromMillis(proven_at) }),
    }
    changeVendor(batch, vendor, { trial: after })
    return { result: undefined }
  })
}

import { AppError } from '../../../contract/api/errors'
import type { Debt } from '../../../contract/entities/money/debt'
import type { PaymentChannel } from '../../../contract/entities/orders/transaction'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { vendorPaths } from '../../../contract/vendor-urls'
import { commitWithRetry } from '../../../db/commit'
import { changeDebt, readDebt } from '../../../db/money/debts'
import { addPayment } from '../../../db/money/payments'
import { readStore } from '../../../db/people/vendors'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'
import { type Owed, othersDebts, ownDebt } from '../../people/vendor/account-debts'
import { confirmPayment } from '../payment/confirm-payment'

type Begun = { reference: string; amount_minor: number; authorization_url: string }

const debtOfAccount = async (vendor_id: string): Promise<Owed | undefined> => {
  const account = (await readStore(vendor_id))?.private.payout_account
  return (await othersDebts(vendor_id, account?.recipient_code))[0]
}

const owedBy = async (vendor_id: string): Promise<Owed | undefined> =>
  (await ownDebt(vendor_id)) ?? (await debtOfAccount(vendor_id))

/** The payment of the debt that may still be made. */
const openPaymentOf = ({ payment }: Debt, now: number) =>
  payment && now < millisOf(payment.expires_at) ? payment : undefined

type OpenPayment = NonNullable<Debt['payment']>

const isOpen = ({ expires_at }: OpenPayment): AppError =>
  new AppError('wallet/top-up-open', { expires_at })

/**
 * The same payment again, if it was begun and isn't made yet.
 * @throws AppError `wallet/top-up-open` if another one was
 */
const begunBefore = (
  { debt, amount_minor }: Owed,
  payer_id: string,
  channel: PaymentChannel,
  now: number,
): Begun | undefined => {
  const open = openPaymentOf(debt, now)
  if (!open) return undefined
  const isSame =
    open.payer_id === payer_id && open.channel === channel && open.amount_minor === amount_minor
  if (!isSame) throw isOpen(open)
  const { reference, authorization_url } = open
  return { reference, amount_minor, authorization_url }
}

/** What is owed once the provider was asked about a payment of it that was begun before. */
const stillOwed = async (deps: Deps, vendor_id: string): Promise<Owed> => {
  const before = await owedBy(vendor_id)
  const open = before && openPaymentOf(before.debt, deps.clock())
  if (open) await confirmPayment(deps, open.reference)
  const owed = open ? await owedBy(vendor_id) : before
  if (!owed) throw new AppError('wallet/nothing-owed')
  return owed
}

/**
 * Begins the payment of what a vendor owes, or else of what another store with the same bank account
 * does, by card or transfer, at the provider. One at a time.
 * @throws AppError `wallet/nothing-owed`, `wallet/top-up-open`, `payment/provider-unavailable`
 */
export const payOwnDebt = async (
  deps: Deps,
  vendor: Actor,
  { channel }: { channel: PaymentChannel },
): Promise<Begun> => {
  const owed = await stillOwed(deps, vendor.uid)
  const begun = begunBefore(owed, vendor.uid, channel, deps.clock())
  if (begun) return begun
  const { debt, amount_minor } = owed
  const reference = `oja-d-${deps.ids()}`
  const { authorization_url } = await deps.payments.initializeTransaction({
    email: vendor.email,
    amount_minor,
    currency: 'NGN',
    reference,
    callback_url: `${deps.app_url}${vendorPaths.wallet}`,
    channels: [channel],
    metadata: {
      cancel_action: `${deps.app_url}${vendorPaths.wallet}?cancelled=1`,
      debt_id: debt.id,
    },
  })
  // Saved after the provider knows it: if this fails, nobody learns the address to pay at.
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readDebt(debt.id)
    if (!stored) throw new Error(`the debt ${debt.id} is gone`)
    const other = openPaymentOf(stored.data, now)
    if (other) throw isOpen(other)
    const at = timestampFromMillis(now)
    const expires_at = timestampFromMillis(now + POLICY.payment_ms + POLICY.payment_grace_ms)
    const payment = { reference, amount_minor, channel, authorization_url, expires_at }
    changeDebt(batch, stored, { payment: { ...payment, payer_id: vendor.uid }, updated_at: at })
    addPayment(batch, {
      reference,
      transaction_ids: [],
      debt_id: debt.id,
      buyer_id: vendor.uid,
      amount_minor,
      currency: 'NGN',
      channel,
      mode: deps.payments.mode,
      state: 'awaiting',
      provider_id: null,
      provider_fee_minor: null,
      mismatch: null,
      codes: {},
      created_at: at,
      updated_at: at,
    })
    return { result: undefined }
  })
  return { reference, amount_minor, authorization_url }
}

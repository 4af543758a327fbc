import { AppError } from '../../../contract/api/errors'
import type { PaymentChannel } from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'
import { vendorPaths } from '../../../contract/vendor-urls'
import { commitWithRetry } from '../../../db/commit'
import { addPayment } from '../../../db/money/payments'
import { readStore } from '../../../db/people/vendors'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'
import { type Owed, othersDebts, ownDebt } from '../../people/vendor/account-debts'

type Begun = { reference: string; amount_minor: number; authorization_url: string }

const debtOfAccount = async (vendor_id: string): Promise<Owed | undefined> => {
  const account = (await readStore(vendor_id))?.private.payout_account
  return (await othersDebts(vendor_id, account?.recipient_code))[0]
}

/**
 * Begins the payment of what a vendor owes, or else of what another store with the same bank account
 * does, by card or transfer, at the provider.
 * @throws AppError `wallet/nothing-owed`, `payment/provider-unavailable`
 */
export const payOwnDebt = async (
  deps: Deps,
  vendor: Actor,
  { channel }: { channel: PaymentChannel },
): Promise<Begun> => {
  const owed = (await ownDebt(vendor.uid)) ?? (await debtOfAccount(vendor.uid))
  if (!owed) throw new AppError('wallet/nothing-owed')
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
    const at = timestampFromMillis(deps.clock())
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

import { AppError } from '../../contract/api/errors'
import type { PaymentChannel } from '../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../contract/time'
import { paths } from '../../contract/urls'
import { commitWithRetry } from '../../db/commit'
import { readDebt } from '../../db/money/debts'
import { addPayment } from '../../db/money/payments'
import { readWallet } from '../../db/money/wallets'
import { balanceOfWallet, owedOf } from '../../domain/wallet/debt'
import { backoffFrom } from '../backoff'
import type { Actor, Deps } from '../deps'

type Begun = { reference: string; amount_minor: number; authorization_url: string }

/**
 * Begins the payment of what a vendor owes, by card or transfer, at the provider.
 * @throws AppError `wallet/nothing-owed`, `payment/provider-unavailable`
 */
export const payOwnDebt = async (
  deps: Deps,
  vendor: Actor,
  { channel }: { channel: PaymentChannel },
): Promise<Begun> => {
  const wallet = (await readWallet(vendor.uid))?.data
  const debt = wallet?.debt_id ? (await readDebt(wallet.debt_id))?.data : undefined
  const amount_minor = wallet ? owedOf(debt, balanceOfWallet(wallet)) : 0
  if (!debt || amount_minor === 0) throw new AppError('wallet/nothing-owed')
  const reference = `oja-d-${deps.ids()}`
  const { authorization_url } = await deps.payments.initializeTransaction({
    email: vendor.email,
    amount_minor,
    currency: 'NGN',
    reference,
    callback_url: `${deps.app_url}${paths.vendorWallet}`,
    channels: [channel],
    metadata: {
      cancel_action: `${deps.app_url}${paths.vendorWallet}?cancelled=1`,
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

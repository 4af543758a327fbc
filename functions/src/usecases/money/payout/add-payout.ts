import { AppError } from '../../../contract/api/errors'
import type { Wallet } from '../../../contract/entities/money/wallet'
import type { VendorPrivate } from '../../../contract/entities/people/vendor'
import type { Batch, Versioned } from '../../../db/firestore'
import { addTask } from '../../../db/money/outbox'
import { addPayoutRequest } from '../../../db/money/payout-steps'
import { readWallet } from '../../../db/money/wallets'
import { hasOpenChargeback } from '../../../db/orders/transactions'
import { readStore } from '../../../db/people/vendors'
import { requestPayout } from '../../../domain/money/wallet/request-payout'
import { othersDebts, ownDebt } from '../../people/vendor/account-debts'

type Payable = { wallet: Versioned<Wallet>; store: VendorPrivate }

/**
 * A debt of the store, or of another one with its bank account, holds its payouts.
 * @throws AppError `auth/vendor-required`, `payout/contested`, `payout/owes`, `payout/insufficient`
 */
export const loadPayable = async (vendor_id: string): Promise<Payable> => {
  const [store, wallet, isContested] = await Promise.all([
    readStore(vendor_id),
    readWallet(vendor_id),
    hasOpenChargeback(vendor_id),
  ])
  if (!store) throw new AppError('auth/vendor-required')
  if (isContested) throw new AppError('payout/contested')
  const recipient_code = store.private.payout_account?.recipient_code
  const owes = (await ownDebt(vendor_id)) ?? (await othersDebts(vendor_id, recipient_code))[0]
  if (owes) throw new AppError('payout/owes', { amount_minor: owes.amount_minor })
  if (!wallet) throw new AppError('payout/insufficient', { available_minor: 0 })
  return { wallet, store: store.private }
}

/**
 * Adds a payout, whose transfer is queued in the outbox with the payout's fixed reference, only if
 * the wallet is unchanged since it was read.
 * @throws AppError `payout/...`
 */
export const addPayout = (
  batch: Batch,
  { wallet, store }: Payable,
  request: { id: string; amount_minor: number; is_weekly?: true },
  now: number,
) => {
  const reference = `oja-t-${request.id}`
  const step = requestPayout({ wallet: wallet.data, store }, { ...request, reference }, now)
  addPayoutRequest(batch, wallet, step, now)
  addTask(batch, request.id, step.task, now)
  return step
}

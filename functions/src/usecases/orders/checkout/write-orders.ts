import type { Payment } from '../../../contract/entities/money/payment'
import type {
  Delivery,
  DeliveryContact,
  PaymentChannel,
} from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'
import type { Batch } from '../../../db/firestore'
import { addPayment } from '../../../db/money/payments'
import { keepTerms } from '../../../db/orders/deal-uses'
import { addPurchase } from '../../../db/orders/decisions'
import { changeOffer } from '../../../db/orders/offers'
import { addBuyerSecret } from '../../../db/orders/transactions'
import type { Decision } from '../../../domain/orders/transaction/decision'
import { newCodeState } from '../../../domain/orders/transaction/escrow-code'
import type { BegunPayment } from './begin-payment'
import type { LoadedStore } from './load-stores'

type OpenedOrders = {
  decisions: readonly Decision[]
  stores: readonly LoadedStore<unknown>[]
  buyer_id: string
  delivery: Delivery
  channel: PaymentChannel
  mode: Payment['mode']
  begun: BegunPayment
  /** The escrow code of a store's order. */
  codeOf: (vendor_id: string) => string
}

const contactOf = ({ recipient_name, phone, address, note }: Delivery): DeliveryContact => ({
  recipient_name,
  phone,
  address,
  ...(note === undefined ? {} : { note }),
})

/** Writes orders with what their buyer alone sees, the deals and offers that they use, and their one payment. */
export const writeOrders = (
  batch: Batch,
  { decisions, stores, buyer_id, delivery, channel, mode, begun, codeOf }: OpenedOrders,
  now: number,
): void => {
  const at = timestampFromMillis(now)
  const { reference, amount_minor, authorization_url } = begun
  const contact = contactOf(delivery)
  const codes: Payment['codes'] = {}
  for (const decision of decisions) {
    const { id, vendor_id } = decision.transaction
    const escrow_code = codeOf(vendor_id)
    codes[id] = newCodeState(id, escrow_code)
    addPurchase(batch, decision, now)
    addBuyerSecret(batch, decision.transaction, { escrow_code, authorization_url, contact })
    const store = stores.find((one) => one.vendor_id === vendor_id)
    if (store?.deal) keepTerms(batch, store.deal.read.data)
    for (const { offer } of store?.lines ?? []) {
      if (offer) changeOffer(batch, offer, { order_id: id, due: null, updated_at: at })
    }
  }
  addPayment(batch, {
    reference,
    transaction_ids: decisions.map(({ transaction }) => transaction.id),
    buyer_id,
    amount_minor,
    currency: 'NGN',
    channel,
    mode,
    state: 'awaiting',
    provider_id: null,
    provider_fee_minor: null,
    mismatch: null,
    codes,
    created_at: at,
    updated_at: at,
  })
}

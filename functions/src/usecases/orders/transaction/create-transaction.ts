import type { BodyOf, ResponseOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { transactionEndpoints } from '../../../contract/api/orders/transactions'
import { actionsFor } from '../../../contract/escrow/actions'
import { offerOf } from '../../../domain/catalog/product/offer'
import { requireArea } from '../../../domain/location'
import { openPurchase } from '../../../domain/orders/transaction/open-purchase'
import type { Actor, Deps } from '../../deps'
import type { IdempotentResult } from '../../idempotency'
import { storeOf, type WantedLine } from '../checkout/load-stores'
import { type Loaded, reserveCheckout } from '../checkout/reserve-checkout'

type Create = (typeof transactionEndpoints)['create']
export type PurchaseRequest = BodyOf<Create>
export type PurchaseResponse = ResponseOf<Create>

const open = (
  { stores, request, idOf, now }: Loaded<WantedLine>,
  { variant_id, quantity, delivery_method, expected_total_minor }: PurchaseRequest,
) => {
  const [store] = stores
  const [line] = store?.lines ?? []
  if (!store || !line) throw new AppError('product/not-found')
  const { vendor, vendor_id, profile, carrier_offer } = store
  if (!vendor) throw new AppError('product/not-on-sale')
  if (vendor.status !== 'active') throw new AppError('vendor/suspended')
  const id = idOf(vendor_id)
  const purchase = {
    ...request,
    id,
    quantity,
    delivery_method,
    carrier_offer,
    expected_total_minor,
  }
  const offer = offerOf(line.product, line.stock, variant_id)
  return [openPurchase(offer, storeOf(vendor), purchase, now, profile, vendor.return_policy)]
}

/**
 * Reserves one product and returns the payment URL: a checkout with one line.
 * @throws AppError `product/...`, `delivery/...`, `vendor/suspended`, and what `reserveCheckout`
 * throws
 */
export const createTransaction = async (
  deps: Deps,
  buyer: Actor,
  body: PurchaseRequest,
  key: string | undefined,
): Promise<IdempotentResult<PurchaseResponse>> => {
  requireArea(body.delivery, 'delivery.')
  const { product_id, variant_id, quantity, delivery, channel } = body
  return reserveCheckout(deps, buyer, {
    endpoint: 'transactions.create',
    key,
    body,
    lines: [{ product_id, variant_id, quantity }],
    delivery,
    channel,
    methodOf: () => body.delivery_method,
    open: (loaded) => open(loaded, body),
    respond: ([transaction], { authorization_url }, now) => {
      if (!transaction) throw new Error('one line has no order')
      const actions = actionsFor(transaction, 'buyer', now)
      return { transaction, actions, authorization_url }
    },
  })
}

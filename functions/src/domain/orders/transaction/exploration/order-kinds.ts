import { offerOf } from '../../../catalog/product/offer'
import { plainStock } from '../../../catalog/product/variants'
import { ofUnprovenBuyer } from '../../checkout/new-buyer'
import { openCheckout } from '../../checkout/open-checkout'
import { openedDeal } from '../../checkout/testing/sample-deal'
import type { Decision, Purchase } from '../decision'
import {
  DELIVERY_MINOR,
  opened,
  openedFarAway,
  openedWithCarrier,
  openedWithDelivery,
  PRODUCT_ID,
  START,
  sampleProduct,
  sampleProfile,
  samplePurchase,
  sampleStore,
} from '../testing/sample'

type Line = { price: number; quantity: number }

/** Opens an order of these lines, which the real checkout prices. */
const ordered = (
  lines: readonly Line[],
  delivery_minor?: number,
  change: Partial<Purchase> = {},
): Decision => {
  const purchase = samplePurchase(change)
  const offers = lines.map(({ price, quantity }, index) => {
    const id = `${PRODUCT_ID.slice(0, -1)}${index + 1}`
    const product = sampleProduct({ id, price })
    return { offer: offerOf(product, plainStock(product), undefined), quantity }
  })
  const [decision] = openCheckout(
    [
      {
        id: purchase.id,
        store: sampleStore,
        lines: offers,
        ...(delivery_minor !== undefined && {
          profile: sampleProfile(delivery_minor),
          delivery_method: 'courier' as const,
        }),
      },
    ],
    purchase,
    START,
  )
  if (!decision) throw new Error('no order')
  return decision
}

const withCarrier = (decision: Decision, fee_minor: number): Decision => ({
  ...decision,
  transaction: { ...decision.transaction, carrier: { name: 'shipbubble', fee_minor } },
})

const withCommission = (decision: Decision, commission_minor: number): Decision => ({
  ...decision,
  transaction: { ...decision.transaction, commission_minor },
})

/** From a store that takes goods back within a week. */
const takenBack = (decision: Decision): Decision => ({
  ...decision,
  transaction: { ...decision.transaction, return_policy: { changed_mind_days: 7 } },
})

/** Lines whose shares of the fee leave a remainder, and whose units can be missing in many ways. */
const TWO_LINES: readonly Line[] = [
  { price: 333_333, quantity: 2 },
  { price: 100_001, quantity: 1 },
]

/** Each way to order, with amounts that reach a rounding or a cap. */
export const ORDER_KINDS = {
  /** Two units, delivery included. */
  plain: () => opened(),
  /** One unit: there is no part of it. */
  single: () => ordered([{ price: 500_000, quantity: 1 }]),
  /** One unit for more than a carrier's word alone is believed. */
  jewel: () => ordered([{ price: 5_000_001, quantity: 1 }]),
  /** Below the provider's flat fee. */
  small: () => ordered([{ price: 20_003, quantity: 2 }]),
  /** Beyond the caps of our fee and of the provider's. */
  large: () => ordered([{ price: 15_000_001, quantity: 2 }]),
  /** Delivered by the vendor in promised days. */
  delivery: () => openedWithDelivery(),
  far: () => openedFarAway(20),
  /** Two lines and delivery, with a commission that doesn't divide. */
  lines: () => withCommission(ordered(TWO_LINES, DELIVERY_MINOR), 38_333),
  /** By a carrier that we book. */
  carrier: () => openedWithCarrier(),
  /** By a carrier, above what its word alone is taken for. */
  dear: () =>
    withCarrier(ordered([{ price: 2_500_000, quantity: 2 }], DELIVERY_MINOR), DELIVERY_MINOR),
  /** By a carrier, with lines and a commission. */
  parcel: () =>
    withCommission(withCarrier(ordered(TWO_LINES, DELIVERY_MINOR), DELIVERY_MINOR), 38_333),
  /** Of somebody new whose address isn't verified: no grace, and counted with others' units. */
  unverified: () =>
    ofUnprovenBuyer(opened({ buyer: { ...samplePurchase().buyer, is_unverified: true } })),
  /** A deal, brought for a fee of its own, whose two share an odd escrow fee. */
  deal: () => openedDeal('half', { price_minor: 300_040 }),
  /** A deal whose buyer pays for the goods alone, which can all go back for a changed mind. */
  deal_of_goods: () => takenBack(openedDeal('vendor', { fee_minor: 0 })),
} as const satisfies Record<string, () => Decision>

export type OrderKind = keyof typeof ORDER_KINDS

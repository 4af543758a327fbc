import { AppError } from '../../../contract/api/errors'
import type { WantedDeal } from '../../../contract/api/orders/checkouts'
import type { Deal } from '../../../contract/entities/orders/deal'
import type { DealSource } from '../../../contract/entities/orders/source'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { loadProfile } from '../../../db/delivery/load-profile'
import { readDeal } from '../../../db/orders/deals'
import { readPrivateStore } from '../../../db/people/vendors'
import { goodsOfDeal, profileOfDeal } from '../../../domain/orders/checkout/deal-goods'
import { requirePayable } from '../../../domain/orders/checkout/deal-refusal'
import { isPayable } from '../../../domain/orders/deal/deal-seller'
import { isLive } from '../../../domain/orders/deal/live-deal'
import { type KnownVendors, type LoadedStore, loadVendor, type WantedLine } from './load-stores'

export const lineOfDeal = ({ id }: Pick<WantedDeal, 'id'>) => ({ product_id: id, quantity: 1 })

/** `now` in epoch milliseconds. */
export const sourceOf = (deal: Deal, now: number): DealSource => ({
  kind: 'deal',
  id: deal.id,
  code: deal.code,
  version: deal.version,
  fee_payer: deal.terms.fee_payer,
  ...(isLive(deal, now) && { is_live: true as const }),
})

/** Like `loadStores`, of the one line that is a deal: three reads, and a delivery profile at most. */
export const loadDeal = async <L extends WantedLine>(
  asked: readonly L[],
  known: KnownVendors = new Map(),
): Promise<{ stores: LoadedStore<L>[]; missing: L[] }> => {
  const [line] = asked
  const deal = line && (await readDeal(line.product_id))
  const vendor_id = deal?.data.vendor_id
  if (!line || !deal || !vendor_id) return { stores: [], missing: [...asked] }
  const [read_vendor, secret] = await Promise.all([
    loadVendor(vendor_id, known),
    readPrivateStore(vendor_id),
  ])
  const vendor = read_vendor?.data
  if (!vendor || !secret) return { stores: [], missing: [...asked] }
  const goods = goodsOfDeal(deal.data, vendor)
  const own = {
    vendor_id,
    vendor,
    read_vendor,
    profile: profileOfDeal(deal.data, vendor, await loadProfile(vendor)),
    lines: [{ asked: line, ...goods, read: { stock: goods.stock, stored: undefined, deal } }],
    deal: { read: deal, is_payable: isPayable({ vendor, private: secret }) },
  }
  return { stores: [own], missing: [] }
}

/**
 * The deal that was loaded, if it can be paid now.
 * @throws AppError `deal/not-found`, and what `requirePayable` throws
 */
export const requireDeal = (
  [store]: readonly LoadedStore<unknown>[],
  buyer_id: string | undefined,
  now: number,
): { vendor: Vendor } => {
  if (!store?.deal || !store.vendor) throw new AppError('deal/not-found')
  const { read, is_payable } = store.deal
  requirePayable(read.data, { is_payable }, buyer_id, now)
  return { vendor: store.vendor }
}

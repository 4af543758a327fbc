import { createHash } from 'node:crypto'
import type { DeliveryProfile, Place } from '../../contract/entities/delivery/delivery'
import type { Vendor } from '../../contract/entities/people/vendor'
import { streetOf } from '../../contract/people/street-of'
import { HOUR_MS, MINUTE_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { readCarrierWallet } from '../../db/delivery/carrier-wallet'
import { readCarrierQuote, saveCarrierQuote } from '../../db/delivery/carriers'
import { readPrivateStore } from '../../db/people/vendors'
import { isWalletShort } from '../../domain/delivery/carrier-wallet'
import { pickupDays } from '../../domain/delivery/pickup-day'
import type { CarrierOffer, ParcelItem } from '../../domain/delivery/quote-delivery'
import { carrierProblemOf } from '../../ports/carrier-problem'
import type { CarrierAddress } from '../../ports/carriers'
import type { Deps } from '../deps'
import { takeFromLimit } from '../rate-limit'
import { noteWallet } from './watch-wallet'

/** How long a buyer may take from the quote to the purchase. */
const QUOTE_MS = HOUR_MS
/** A repeated quote is the stored one, while that is valid for this much longer. */
const REUSED_MS = 30 * MINUTE_MS

/** What a carrier takes and how long it is on its way. */
type Quoted = Omit<Exclude<CarrierOffer, { refusal: unknown }>, 'carrier'>

const DOWN = { refusal: 'carrier_down' } as const satisfies CarrierOffer

/** All lines of one store, which travel as one parcel. */
type Units = { variant_id: string; quantity: number }
type Parcel = { lines: readonly Units[]; place: Place }

const unitsOf = (lines: readonly Units[]): string[] =>
  lines.map(({ variant_id, quantity }) => `${variant_id} ${quantity}`).sort()

const idOf = (buyer_id: string, { lines, place }: Parcel): string =>
  createHash('sha256')
    .update(JSON.stringify([buyer_id, place.state, place.city, unitsOf(lines)]))
    .digest('hex')
    .slice(0, 32)

const stored = async (id: string, until: number): Promise<Quoted | undefined> => {
  const quote = await readCarrierQuote(id)
  if (!quote || millisOf(quote.expires_at) < until) return undefined
  const { fee_minor, days_min, days_max, courier_name } = quote
  return { fee_minor, days_min, days_max, courier_name }
}

/** Where a store's parcels leave from. */
export const senderOf = async (
  { contact_address }: Deps,
  vendor: Vendor,
  profile: DeliveryProfile,
): Promise<CarrierAddress> => {
  const own = await readPrivateStore(vendor.vendor_id)
  return {
    name: vendor.name,
    email: contact_address,
    phone: own?.phone ?? '',
    street: own ? streetOf({ vendor, private: own }) : vendor.address,
    ...profile.origin,
  }
}

type Wanted = {
  buyer_id: string
  vendor: Vendor
  profile: DeliveryProfile
  /** At least one. */
  lines: readonly (Units & ParcelItem & { name: string })[]
  place: Place
}

/** Whether the wallet can't pay so much, as far as is known; it is looked at every half hour. */
const isShort = async (fee_minor: number): Promise<boolean> =>
  isWalletShort((await readCarrierWallet())?.data, fee_minor)

const ask = async (deps: Deps, id: string, wanted: Wanted): Promise<CarrierOffer> => {
  const { carriers, clock } = deps
  const { vendor, profile, lines, place } = wanted
  const [pickup_day] = pickupDays(clock())
  if (!carriers || pickup_day === undefined) return DOWN
  const from = await senderOf(deps, vendor, profile)
  const items = lines.map(({ name, quantity, price: price_minor, weight_grams = 0 }) => ({
    name,
    quantity,
    price_minor,
    weight_grams,
  }))
  // The street is known at the purchase; carriers go by the area.
  const to = { ...from, name: 'A buyer', street: `${place.city} town`, ...place }
  const reference = `Quote ${id}`
  const [{ rates }, balance] = await Promise.all([
    carriers.quote({ from, to, items, pickup_day, reference }),
    carriers.walletBalance(),
  ])
  const [cheapest] = rates
  if (!cheapest) return DOWN
  const isEmpty = balance < cheapest.fee_minor
  if (isEmpty !== (await isShort(cheapest.fee_minor))) await noteWallet(deps, balance, () => ({}))
  if (isEmpty) {
    deps.log.error('The carrier wallet is empty', { balance_minor: balance })
    return DOWN
  }
  const { fee_minor, days_min, days_max, courier_name } = cheapest
  const offer = { fee_minor, days_min, days_max, courier_name }
  await saveCarrierQuote(id, { ...offer, expires_at: timestampFromMillis(clock() + QUOTE_MS) })
  return { ...offer, carrier: carriers.id }
}

/**
 * What a carrier takes for a parcel, or why none does; undefined if the store doesn't work with
 * carriers. The offer holds for an hour, so that the purchase asks nobody.
 * @throws AppError `request/rate-limited`
 */
export const quoteCarrier = async (
  deps: Deps,
  wanted: Wanted,
): Promise<CarrierOffer | undefined> => {
  const { buyer_id, profile, lines } = wanted
  if (!profile.methods.includes('carrier')) return undefined
  if (lines.some(({ weight_grams }) => !weight_grams)) return { refusal: 'weight_unknown' }
  if (!deps.carriers) return DOWN
  const id = idOf(buyer_id, wanted)
  try {
    const known = await stored(id, deps.clock() + REUSED_MS)
    // An offer of before isn't repeated while the wallet is known to be short: the carrier is asked.
    if (known && !(await isShort(known.fee_minor))) return { ...known, carrier: deps.carriers.id }
    await takeFromLimit(deps, 'carrier_quote', buyer_id)
    return await ask(deps, id, wanted)
  } catch (error) {
    const problem = carrierProblemOf(error)
    if (!problem) throw error
    deps.log.warn('A carrier gave no quote', { ...problem })
    return problem.is_conclusive && problem.http_status === 400 ? { refusal: 'no_rate' } : DOWN
  }
}

/** The offer that the buyer was quoted; undefined if it is over. */
export const readCarrierOffer = async (
  { carriers, clock }: Deps,
  buyer_id: string,
  parcel: Parcel,
): Promise<CarrierOffer | undefined> => {
  if (!carriers) return undefined
  const quoted = await stored(idOf(buyer_id, parcel), clock())
  return quoted && { ...quoted, carrier: carriers.id }
}

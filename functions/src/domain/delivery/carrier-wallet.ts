import { DAY_MS, millisOf, type Timestamp } from '../../contract/time'

/** The wallet at the carrier and what parcels had taken from it, at one instant; minor units. */
export type WalletNight = { at: Timestamp; balance_minor: number; taken_minor: number }

const WEEK_MS = 7 * DAY_MS
/** Below this part of a week's use, somebody fills the wallet. */
const LOW_SHARE = 1 / 5

/** What parcels took in the last week, as far as it is known. `now` in epoch milliseconds. */
export const weekUse = (
  nights: readonly WalletNight[],
  taken_minor: number,
  now: number,
): number => {
  const first = nights.find(({ at }) => millisOf(at) >= now - WEEK_MS)
  return Math.max(0, taken_minor - (first?.taken_minor ?? 0))
}

/** Whether somebody has to fill the wallet; an empty one pays for nothing. */
export const isWalletLow = (balance_minor: number, week_minor: number): boolean =>
  balance_minor <= 0 || balance_minor < week_minor * LOW_SHARE

/** Whether the wallet can't pay a parcel, as far as is known. */
export const isWalletShort = (
  known: { balance_minor: number } | undefined,
  fee_minor: number,
): boolean => known !== undefined && known.balance_minor < fee_minor

/** The nights that a week's use is computed from, with a new one. */
export const nightsWith = (nights: readonly WalletNight[], night: WalletNight): WalletNight[] =>
  [...nights, night].filter(({ at }) => millisOf(at) >= millisOf(night.at) - WEEK_MS - DAY_MS)

/** What the wallet has beyond what parcels explain since the last night; negative if it misses. */
export const unexplainedMinor = (last: WalletNight | undefined, night: WalletNight): number =>
  last ? night.balance_minor - (last.balance_minor - (night.taken_minor - last.taken_minor)) : 0

type ParcelBooks = {
  /** What the carrier says that it took for the parcel. */
  carrier_minor: number
  /** What of it we have noticed. */
  noticed_minor: number
  /** What the ledger says that the carrier got for the order. */
  posted_minor: number
  /** What was announced to the vendor and isn't decided, less what isn't given back yet. */
  open_minor: number
  /** What the carrier could give back: its later charges and the fee. */
  returnable_minor: number
}

/** What the carrier took since the last look; negative if it gave something back. */
export const unnoticedMinor = ({
  carrier_minor,
  noticed_minor,
  returnable_minor,
}: Pick<ParcelBooks, 'carrier_minor' | 'noticed_minor' | 'returnable_minor'>): number =>
  Math.max(carrier_minor - noticed_minor, -returnable_minor)

/** How a parcel's cost differs between the carrier and the ledger. A change is noticed at the next look. */
export const parcelProblem = (books: ParcelBooks): string | undefined => {
  const { carrier_minor, posted_minor, open_minor } = books
  const ours = posted_minor + open_minor + unnoticedMinor(books)
  if (ours === carrier_minor) return undefined
  const open = open_minor !== 0 ? ` and ${open_minor} wait` : ''
  return `the carrier took ${carrier_minor}, ${posted_minor} is posted${open}`
}

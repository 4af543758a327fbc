import type { TransactionVat } from '../../../../contract/entities/money/tax'
import type { ReturnReason, ReturnWish } from '../../../../contract/entities/orders/return'
import type { Decision } from '../decision'
import { ORDER_KINDS, type OrderKind } from './order-kinds'

/** Of a disputed order's goods: one kobo, a part with a remainder, or all of them. */
type OfferClass = 'least' | 'part' | 'all'
/** Of what was paid: all of it, a part with a remainder, or more than was ever paid. */
type ClaimClass = 'whole' | 'part' | 'more'

/** What a walk tries. What isn't said here has no bound: a state is left when all of it was tried. */
export type Bounds = {
  name: string
  kind: OrderKind
  vat?: TransactionVat
  /** The most disputes of an order, whoever raises them. */
  disputes: number
  offers: readonly OfferClass[]
  claims: readonly ClaimClass[]
  /** The most chargebacks of one order. */
  most_claims: number
  /** Reminders are sent at their instants; otherwise only late, before the deadline. */
  reminders?: true
  /** Images of disputes: none, one, all that fit, one too many. */
  evidence?: true
  /** Refunds are delayed, fail and come back. */
  refunds?: true
  /** Operators give chargebacks to orders and take them away. */
  attributions?: true
  /** How often carriers take more later, give back, or settle a part of a claim. */
  charges?: number
  /** Goods go back: for these reasons, with these wishes. */
  returns?: {
    reasons: readonly ReturnReason[]
    wishes: readonly ReturnWish[]
    /** One unit of the first line, beside all of them. */
    parts?: true
    /** A carrier is booked for the way back, for the usual fee or for all that there is. */
    booked?: true
  }
  /** Agreed or decided in a dispute, too. */
  goods_back?: true
  /** Time stands still: what can follow at once. */
  still?: true
}

export const startOf = ({ kind }: Bounds): Decision => ORDER_KINDS[kind]()

const QUIET = { disputes: 0, offers: [], claims: [], most_claims: 0 } as const
const CLAIMED = { ...QUIET, claims: ['part'], most_claims: 1, still: true } as const
const VAT_AT_CHARGE = { rate_bps: 750, due: 'charge' } as const
const VAT_AT_RELEASE = { rate_bps: 750, due: 'release' } as const

/** Walked in `npm test`, and for each mutant. */
export const SMALL: readonly Bounds[] = [
  { ...QUIET, name: 'offer', kind: 'single', disputes: 1, offers: ['part'] },
  { ...QUIET, name: 'fewer', kind: 'plain', refunds: true },
  { ...QUIET, name: 'reminded', kind: 'delivery', reminders: true },
  { ...QUIET, name: 'parcel sent', kind: 'carrier' },
  { ...QUIET, name: 'parcel disputed at once', kind: 'carrier', disputes: 1, still: true },
  { ...QUIET, name: 'charged later', kind: 'carrier', charges: 2, still: true },
  {
    ...QUIET,
    name: 'claimed at once',
    kind: 'single',
    claims: ['part'],
    most_claims: 1,
    attributions: true,
    still: true,
  },
  {
    ...QUIET,
    name: 'claimed twice at once',
    kind: 'single',
    claims: ['whole', 'part'],
    most_claims: 2,
    still: true,
  },
  { ...QUIET, name: 'images', kind: 'single', disputes: 1, evidence: true, still: true },
  { ...QUIET, name: 'twice at once', kind: 'single', disputes: 4, still: true },
  {
    ...QUIET,
    name: 'deal at once',
    kind: 'deal',
    vat: VAT_AT_RELEASE,
    disputes: 1,
    offers: ['part'],
    claims: ['part'],
    most_claims: 1,
    still: true,
  },
  {
    ...QUIET,
    name: 'mind changed at once',
    kind: 'deal_of_goods',
    returns: { reasons: ['changed_mind'], wishes: ['refund'] },
    still: true,
  },
  {
    ...QUIET,
    name: 'returned at once',
    kind: 'single',
    vat: VAT_AT_CHARGE,
    returns: { reasons: ['damaged'], wishes: ['refund'] },
    still: true,
  },
  {
    ...CLAIMED,
    name: 'booked back, claimed',
    kind: 'single',
    returns: { reasons: ['damaged'], wishes: ['refund'], booked: true },
  },
  {
    ...CLAIMED,
    name: 'booked back, dear',
    kind: 'jewel',
    returns: { reasons: ['damaged'], wishes: ['refund'], booked: true },
  },
  {
    // What was sent once more goes back after a way back that was booked.
    ...QUIET,
    name: 'booked back, again',
    kind: 'single',
    returns: { reasons: ['damaged'], wishes: ['refund', 'replacement'], booked: true },
    still: true,
  },
  {
    ...QUIET,
    name: 'returned',
    kind: 'single',
    returns: { reasons: ['damaged'], wishes: ['refund', 'replacement'] },
  },
  {
    ...QUIET,
    name: 'returned by agreement',
    kind: 'single',
    disputes: 1,
    offers: ['part'],
    goods_back: true,
    still: true,
  },
]

/** Walked by `npm run explore`. */
export const WHOLE: readonly Bounds[] = [
  ...SMALL,
  { ...QUIET, name: 'deal', kind: 'deal', disputes: 1, offers: ['part'] },
  { ...QUIET, name: 'plain', kind: 'plain', disputes: 1, offers: ['part'] },
  { ...QUIET, name: 'offers', kind: 'single', disputes: 1, offers: ['least', 'part', 'all'] },
  { ...QUIET, name: 'disputed twice', kind: 'single', disputes: 2 },
  { ...QUIET, name: 'reminders', kind: 'single', disputes: 1, reminders: true },
  {
    ...QUIET,
    name: 'claim',
    kind: 'single',
    disputes: 1,
    offers: ['part'],
    claims: ['whole', 'part', 'more'],
    most_claims: 1,
  },
  {
    ...QUIET,
    name: 'fewer, claimed',
    kind: 'plain',
    claims: ['whole', 'part', 'more'],
    most_claims: 1,
  },
  {
    ...QUIET,
    name: 'two claims',
    kind: 'single',
    claims: ['whole', 'part', 'more'],
    most_claims: 2,
    still: true,
  },
  {
    ...QUIET,
    name: 'claim given',
    kind: 'lines',
    claims: ['whole', 'part'],
    most_claims: 1,
    attributions: true,
    still: true,
  },
  {
    ...QUIET,
    name: 'two claims given',
    kind: 'lines',
    claims: ['part'],
    most_claims: 2,
    attributions: true,
    still: true,
  },
  {
    ...QUIET,
    name: 'refunds',
    kind: 'lines',
    disputes: 1,
    offers: ['part'],
    refunds: true,
    still: true,
  },
  {
    ...QUIET,
    name: 'parcel',
    kind: 'parcel',
    vat: VAT_AT_RELEASE,
    disputes: 1,
    offers: ['part', 'all'],
    still: true,
  },
  {
    ...QUIET,
    name: 'parcel, claimed',
    kind: 'parcel',
    vat: VAT_AT_CHARGE,
    claims: ['whole', 'part'],
    most_claims: 1,
    still: true,
  },
  { ...QUIET, name: 'charges', kind: 'carrier', charges: 3, still: true },
  { ...QUIET, name: 'dear', kind: 'dear', charges: 1 },
  { ...QUIET, name: 'dear, disputed', kind: 'dear', disputes: 1, charges: 1, still: true },
  {
    ...QUIET,
    name: 'lines',
    kind: 'lines',
    vat: VAT_AT_CHARGE,
    disputes: 1,
    offers: ['part', 'all'],
    still: true,
  },
  {
    ...QUIET,
    name: 'lines, claimed',
    kind: 'lines',
    vat: VAT_AT_RELEASE,
    claims: ['whole', 'part'],
    most_claims: 1,
  },
  { ...CLAIMED, name: 'small', kind: 'small', vat: VAT_AT_CHARGE, disputes: 1, offers: ['part'] },
  { ...CLAIMED, name: 'large', kind: 'large', vat: VAT_AT_RELEASE, disputes: 1, offers: ['part'] },
  {
    ...QUIET,
    name: 'returned in part',
    kind: 'lines',
    vat: VAT_AT_CHARGE,
    returns: { reasons: ['damaged', 'changed_mind'], wishes: ['refund'], parts: true },
    still: true,
  },
  {
    ...QUIET,
    name: 'repaired in part',
    kind: 'lines',
    vat: VAT_AT_RELEASE,
    returns: { reasons: ['damaged'], wishes: ['refund', 'repair'], parts: true },
    still: true,
  },
  {
    ...QUIET,
    name: 'replaced, by parcel',
    kind: 'parcel',
    vat: VAT_AT_RELEASE,
    returns: { reasons: ['wrong_item'], wishes: ['refund', 'replacement'] },
    still: true,
  },
  {
    ...QUIET,
    name: 'returned, claimed',
    kind: 'single',
    claims: ['whole', 'part'],
    most_claims: 1,
    returns: { reasons: ['damaged'], wishes: ['refund', 'replacement'] },
    still: true,
  },
  { ...QUIET, name: 'far', kind: 'far', disputes: 1 },
  { ...QUIET, name: 'unverified', kind: 'unverified', disputes: 1 },
]

/** All that are walked, each once. */
export const BOUNDS: readonly Bounds[] = [...new Set([...SMALL, ...WHOLE])]

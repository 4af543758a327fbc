/**
 * A reference model of the escrow, written from the description alone: no transition table, no
 * effects, its own numbers. Tests compare the real decisions with it.
 */
export type Model = {
  state: string
  goods: string
  charged: number
  held: number
  vendor: number
  /** What a carrier got. */
  carried: number
  /** What of it was for the way back, and who bears that. */
  wayBack: number
  wayBackBy: string
  /** Whether a parcel was booked, which of its later charges were paid, and what the vendor paid. */
  isBooked: boolean
  billed: readonly string[]
  adjusted: number
  /** What is claimed from a carrier that lost the parcel. */
  claim: number
  platform: number
  /** What the vendor pays of the goods, and what was taken of it. */
  commission: number
  commissionTaken: number
  /** What the provider keeps of the charge, and what the vendor paid of it. */
  cost: number
  costPaid: number
  back: number
  /** Chargeback losses beyond the transaction's own money, and what of them was left of the order. */
  lost: number
  borne: number
  /** The distinct reasons of returned transfers. */
  rejected: readonly string[]
  /** Whether the provider reported a charge, matching or not. */
  notified: boolean
  refund: number
  refundIs: 'none' | 'open' | 'waiting' | 'done'
  clock: Clock
  /** The day by which it is shipped. */
  shipBy: number
  /** Whether the store promises days of its own. */
  isPromised: boolean
  transit: number
  /** The part of the price that is for a carrier; 0 without one. */
  carrierFee: number
  /** Whether we couldn't pay the carrier: then a failed sale costs the vendor nothing. */
  isEmpty: boolean
  cancelFrom: number
  proof: boolean
  /** Whether goods were sent, and whether the code, or else the buyer, shows that they came. */
  isSent: boolean
  isSeen: boolean
  isCoded: boolean
  /** What stayed with the buyer, of what is sent in part a second time, came with the code. */
  isKept: boolean
  by: string
  opened: number
  responded: boolean
  escalated: boolean
  frozen: boolean
  /** Open chargebacks by id, with the time until which we may respond, and what is asked. */
  claims: Readonly<Record<string, { due: number; asked: number }>>
  /** All chargebacks so far, and those that were given to other orders. */
  claimed: readonly string[]
  moved: readonly string[]
  /** What was lost to banks after the end, by who bore it; null if it was lost before. */
  losses: Readonly<Record<string, Loss | null>>
  /** Those by which a bank gave back more than was left, which was on its way back already. */
  given: readonly string[]
  /** Disputes raised by each party. */
  raised: { buyer: number; vendor: number }
  offer: { by: string; amount: number; isBackFirst: boolean } | null
  images: { buyer: number; vendor: number }
  stopped: { waits: string; left: number; end: number } | null
  ended: number
  reviewed: boolean
  /** The units that are left, what the order costs with them, the fee of it, and what delivery does. */
  lines: readonly Line[]
  all: number
  fee: number
  delivery: number
  /** The refund of missing units, and until when the buyer may cancel because of them. */
  part: number
  partIs: Model['refundIs']
  choiceUntil: number
  /** Whether the buyer let it go unpaid, and until when late money may be kept. */
  lapsed: boolean
  keepUntil: number
  /** Whether nothing of the refund was sent. */
  isUnsent: boolean
  /** Whether the vendor had none of it, and whether a second try came to nothing. */
  isGone: boolean
  isFailed: boolean
  /** The goods that go back or went; those of which it was asked, and the first or second try. */
  ret: Return | null
  askedFor: readonly string[]
  round: number
  /** Whether the buyer added days, how long they look at the goods in all, and what the store takes back for how long. */
  extended: boolean
  looks: number
  mindDays: number
  finals: readonly string[]
  /** By how much the order changed the units of the store. */
  stock: Units
}
/** Goods that go back, or went. */
export type Return = {
  from: 'asked' | 'settled' | 'decided'
  units: Readonly<Record<string, number>>
  isAll: boolean
  isFault: boolean
  wish: string
  photos: number
  /** What goes back with them, and what of it is the fee. */
  sum: number
  feeBack: number
  offer: { amount: number; until: number } | null
  wait: { day: string; until: number; isAgreed: boolean } | null
  isAgreed: boolean
  isSent: boolean
  /** By a carrier that we book, who says that it has come; and who pays it. */
  isBooked: boolean
  isSaid: boolean
  wayBackBy: string
  isHere: boolean
  isContested: boolean
  /** How and when it ended; nothing while it runs. */
  end: string
  ended: number
  isSellable: boolean
  /** The clock of the inspection, or the dispute that goes on if they aren't sent. */
  stopped: Model['stopped']
  dispute: Pick<Model, 'by' | 'opened' | 'escalated' | 'stopped' | 'images' | 'responded'> | null
  /** Who pays what the provider keeps, and a carrier. */
  isOurs: boolean
  carrierBy: string
}
/** What a bank took after the end. */
export type Loss = {
  vendor: number
  platform: number
  commission: number
  borne: number
  beyond: number
  cost: number
}
export type Units = { available: number; reserved: number; sold: number; missing: number }
export type Clock = {
  waits: string
  since: number
  end: number
  reminders: readonly number[]
  due: number
}
/** Units of one variant, with their share of the fee. */
export type Line = { id: string; price: number; units: number; fee: number }
/** What an order costs, as it was agreed. */
export type Terms = Pick<
  Model,
  'lines' | 'all' | 'fee' | 'delivery' | 'carrierFee' | 'commission'
> & {
  isPromised: boolean
  /** The most days on the way that are promised. */
  transit?: number
  /** Days in which the store takes back what isn't faulty, and what it never does. */
  mindDays?: number
  finals?: readonly string[]
}

import * as fc from 'fast-check'
import { MIN_PRICE_MINOR } from '../../../../contract/entities/catalog/price'
import { MAX_CHECKOUT_STORES } from '../../../../contract/entities/money/payment'
import type { TransactionVat } from '../../../../contract/entities/money/tax'
import type { DealFeePayer } from '../../../../contract/entities/orders/deal'
import { CHANGED_MIND_DAYS } from '../../../../contract/entities/orders/return-policy'
import { commandChoices } from '../../transaction/testing/random-commands'
import type { Hand } from '../../transaction/testing/random-paths'

/** One store's part of a checkout: amounts in minor units, 5 % of commission or none. */
export type StorePlan = {
  kind: 'plain' | 'promised' | 'carrier' | 'commission'
  lines: readonly { price: number; quantity: number }[]
  delivery_minor: number
  /** What its last line is, and within how many days it takes back what isn't faulty. */
  is_final: boolean
  changed_mind_days: 0 | 3 | 7
  /** What its parties and time try, in order. */
  hands: readonly Hand[]
}

/**
 * What happens to the one charge of all orders, and what their buyer does about them at once. Parts
 * are fractions of what there is.
 */
export type ChargeMove =
  | {
      kind: 'pay'
      is_foreign: boolean
      suspended: readonly boolean[]
      is_keepable: boolean
      vat?: TransactionVat
    }
  /** The provider says the same once more. */
  | { kind: 'report_again' }
  /** A second payment, which is none of ours, and what an operator makes of it. */
  | { kind: 'pay_beside'; id: string; part: number }
  | { kind: 'place'; id: string }
  /** The buyer lets these orders go unpaid, or keeps them though the money came late. */
  | { kind: 'let_go'; orders: readonly boolean[] }
  | { kind: 'keep'; orders: readonly boolean[] }
  | { kind: 'pay_other_amount'; part: number }
  | { kind: 'fail' }
  | { kind: 'claim'; id: string; part: number }
  /** One of those that are open. */
  | { kind: 'end_claim'; claim: number; part: number }

/** Some of an order's next hands, of the orders counted round; or something that concerns all of them. */
type Turn = { order: number; hands: number } | ChargeMove

const price = fc.oneof(
  fc.integer({ min: MIN_PRICE_MINOR, max: 400_000 }),
  fc.integer({ min: MIN_PRICE_MINOR, max: 20_000_000 }),
)

const plan: fc.Arbitrary<StorePlan> = fc.record({
  kind: fc.constantFrom(
    'plain' as const,
    'promised' as const,
    'carrier' as const,
    'commission' as const,
  ),
  lines: fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  delivery_minor: fc.integer({ min: 4, max: 1_000_001 }),
  is_final: fc.boolean(),
  changed_mind_days: fc.constantFrom(...CHANGED_MIND_DAYS),
  hands: commandChoices,
})

const order = fc.nat({ max: 59 })
const eachOf = (weight: number) =>
  fc.array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(false) },
      { weight, arbitrary: fc.constant(true) },
    ),
    { minLength: MAX_CHECKOUT_STORES, maxLength: MAX_CHECKOUT_STORES },
  )
const some = eachOf(1)
const most = eachOf(27)

/** Not registered, or due at one or the other time. */
const taxed = fc.constantFrom(
  {},
  { vat: { rate_bps: 750, due: 'charge' } } as const,
  { vat: { rate_bps: 750, due: 'release' } } as const,
)

const pay: fc.Arbitrary<ChargeMove> = fc
  .record({ is_foreign: fc.boolean(), suspended: some, is_keepable: fc.boolean(), taxed })
  .map(({ taxed: vat, ...charge }) => ({ kind: 'pay', ...charge, ...vat }))
/** Nothing, an odd part, all of it, and more than there is. */
const part = fc.constantFrom(0, 0.1, 1 / 3, 0.77, 1, 1, 1.01)
const id = fc.constantFrom('cb-1', 'cb-2', 'cb-3')
const beside = fc.constantFrom('second', 'third')

const claim = fc.record({ kind: fc.constant('claim' as const), id, part })
const endOfClaim = fc.record({
  kind: fc.constant('end_claim' as const),
  claim: fc.nat({ max: 2 }),
  part: fc.oneof({ weight: 3, arbitrary: part }, { weight: 1, arbitrary: fc.constant(0) }),
})

const chargeMove: fc.Arbitrary<ChargeMove> = fc.oneof(
  { weight: 2, arbitrary: pay },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pay_other_amount' as const), part }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'fail' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'report_again' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pay_beside' as const), id: beside, part }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('place' as const), id: beside }) },
  { weight: 1, arbitrary: some.map((orders) => ({ kind: 'keep' as const, orders })) },
  { weight: 3, arbitrary: claim },
  { weight: 4, arbitrary: endOfClaim },
)

const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ order, hands: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: chargeMove },
)

const MAX_TURNS = 40

/** Some orders were let go when the money comes, and most of these are kept. */
const late: fc.Arbitrary<ChargeMove[]> = fc
  .tuple(eachOf(9), pay, most)
  .map(([gone, paid, kept]) => [
    { kind: 'let_go', orders: gone },
    paid,
    { kind: 'keep', orders: kept },
  ])

/** Banks claim most when the goods have come, or gone back. */
const end: fc.Arbitrary<ChargeMove[]> = fc.array(fc.oneof(claim, endOfClaim), { maxLength: 6 })

/** Who pays the fee of a deal; null for goods of a catalogue, which most checkouts are of. */
const payer: fc.Arbitrary<DealFeePayer | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom('buyer', 'vendor', 'half') },
)

const LEAST_OF_A_DEAL = 50_000

/** A deal is bought alone, once, and has no commission beside its fee. */
const asDeal = ({ kind, lines, ...rest }: StorePlan): StorePlan => ({
  ...rest,
  kind: kind === 'commission' ? 'plain' : kind,
  lines: [{ price: Math.max(LEAST_OF_A_DEAL, lines[0]?.price ?? 0), quantity: 1 }],
})

export type CheckoutPlan = { plans: StorePlan[]; turns: Turn[]; payer: DealFeePayer | null }

/** The orders of a checkout and what happens to them; most are paid before anything else does. */
export const randomCheckout: fc.Arbitrary<CheckoutPlan> = fc
  .record({
    payer,
    plans: fc.array(plan, { minLength: 1, maxLength: MAX_CHECKOUT_STORES }),
    turns: fc
      .tuple(
        fc.oneof(
          { weight: 6, arbitrary: pay.map((one) => [one]) },
          { weight: 3, arbitrary: late },
          { weight: 1, arbitrary: fc.constant([]) },
        ),
        fc.array(turn, { maxLength: MAX_TURNS, size: 'max' }),
        end,
      )
      .map((turns) => turns.flat()),
  })
  .map((checkout) =>
    checkout.payer ? { ...checkout, plans: checkout.plans.slice(0, 1).map(asDeal) } : checkout,
  )

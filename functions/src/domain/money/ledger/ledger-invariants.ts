import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import { carrierNameOf, statementOf } from '../../../contract/entities/money/statement'
import type { TopUp } from '../../../contract/entities/money/top-up'
import type { Unplaced } from '../../../contract/entities/money/unplaced'
import type { Payout } from '../../../contract/entities/money/wallet'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { vatOf } from '../../../contract/escrow/vat'
import { sumOf } from '../../../contract/sum-of'
import { leftToClaim } from '../chargeback/left-to-claim'
import { balanceOf } from './balance'
import { chainProblems, postingsProblem } from './chain-problems'
import { each, groupBy, type Invariant, type LedgerState } from './invariant'

const idOf = ({ id }: { id: string }) => id

const chainsOf = ({ entries }: LedgerState) =>
  groupBy(
    [...entries].sort((a, b) => a.sequence - b.sequence),
    ({ chain }) => chain,
  )

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

const ofKinds = (chain: readonly LedgerEntry[], kinds: readonly LedgerEntry['kind'][]) =>
  chain.filter(({ kind }) => kinds.includes(kind))

const moneyDiffers = (transaction: Transaction, chain: readonly LedgerEntry[]) => {
  const { id, currency, money, vendor_id } = transaction
  const payable = accounts.payable(vendor_id)
  const cost = -balanceOf(ofKinds(chain, ['failed_sale_cost']), payable, currency)
  const most = transaction.failed_sale_cost_minor ?? 0
  if (cost < 0 || cost > most) return `its failure cost the vendor ${cost} of at most ${most}`
  const adjustments = ofKinds(chain, ['carrier_adjustment'])
  const adjusted = -balanceOf(adjustments, payable, currency)
  const carried = accounts.carrier(carrierNameOf(transaction))
  const claim = accounts.carrierClaim(carrierNameOf(transaction))
  const settled = ofKinds(chain, ['carrier_adjustment', 'carrier_claim'])
  const carrierOf = (entries: readonly LedgerEntry[]) =>
    balanceOf(entries, carried, currency) + balanceOf(entries, claim, currency)
  const posted = {
    charged_minor: balanceOf(ofKinds(chain, ['charge']), accounts.escrow(id), currency),
    held_minor: balanceOf(chain, accounts.escrow(id), currency),
    released_minor: balanceOf(chain, payable, currency) + cost + adjusted,
    carrier_adjustment_minor: adjusted,
    failed_sale_cost_minor: cost,
    fee_minor: balanceOf(chain, accounts.platformFees, currency),
    carrier_minor: carrierOf(chain) - carrierOf(settled),
    carrier_claim_minor: 0 - balanceOf(chain, claim, currency),
    commission_minor: balanceOf(chain, accounts.commission, currency),
  }
  const { charged_minor, held_minor, released_minor, fee_minor, refunded_minor } = money
  const { carrier_minor = 0, commission_minor = 0 } = money
  const parted =
    held_minor + released_minor + fee_minor + refunded_minor + carrier_minor + commission_minor
  if (charged_minor !== parted) {
    return `charged ${charged_minor} is not held + released + fee + refunded + carrier + commission`
  }
  const shown = statementOf(transaction)
  const parts = [shown.held_minor, shown.to_vendor_minor, shown.platform_fee_minor]
  const others = [shown.refunded_minor, shown.to_carrier_minor, shown.commission_minor]
  if (sumOf([...parts, ...others]) !== shown.paid_minor) {
    return `the parts of its statement are not the ${shown.paid_minor} that it says were paid`
  }
  const wrong = Object.entries(posted).find(
    ([name, amount]) => (money[name as keyof typeof posted] ?? 0) !== amount,
  )
  return (
    wrong &&
    `${wrong[0]} is ${money[wrong[0] as keyof typeof posted] ?? 0}, the ledger says ${wrong[1]}`
  )
}

const escrowProblem = (transaction: Transaction, chain: readonly LedgerEntry[]) => {
  const account = accounts.escrow(transaction.id)
  for (const currency of new Set(chain.map((entry) => entry.currency))) {
    for (const [index] of chain.entries()) {
      const held = balanceOf(chain.slice(0, index + 1), account, currency)
      if (held < 0) return `holds ${held} after entry ${index}`
    }
    const left = balanceOf(chain, account, currency)
    if (transaction.ended_at !== null && left !== 0) return `has ended and still holds ${left}`
  }
  return undefined
}

const refundProblem = (transaction: Transaction, chain: readonly LedgerEntry[]) => {
  const { id, currency } = transaction
  const paid = balanceOf(ofKinds(chain, ['charge']), accounts.escrow(id), currency)
  const back = ofKinds(chain, ['refund', 'refund_recalled', 'split', 'chargeback_loss'])
  const refunded = balanceOf(back, accounts.refund(id), currency)
  return refunded > paid ? `${refunded} is given back of ${paid}` : undefined
}

/** No chargeback claims or took more of an order than was paid and not given back; the rest is ours. */
const claimProblem = (transaction: Transaction, chain: readonly LedgerEntry[]) => {
  const { chargebacks, money, currency } = transaction
  const { borne_minor = 0, refunded_minor } = money
  const left = leftToClaim(transaction)
  const open = chargebacks.find(
    ({ state, amount_minor }) => state === 'open' && amount_minor > left,
  )
  if (open) return `${open.id} claims ${open.amount_minor} of ${left}`
  const lost = chargebacks.filter(({ state }) => state === 'lost')
  const taken = sumOf(lost.map(({ amount_minor }) => amount_minor))
  if (taken > refunded_minor + borne_minor) {
    return `banks took ${taken}, ${refunded_minor} was given back and ${borne_minor} is ours`
  }
  const ours = borne_minor + sumOf(lost.map(({ beyond_minor = 0 }) => beyond_minor))
  const posted = -balanceOf(ofKinds(chain, ['chargeback_loss']), accounts.chargebackCosts, currency)
  return posted === ours ? undefined : `its chargebacks cost us ${ours}, the ledger says ${posted}`
}

const vatProblem = (transaction: Transaction, chain: readonly LedgerEntry[]) => {
  const { payable_minor, deferred_minor } = vatOf(transaction)
  const expected = {
    [accounts.vatPayable]: payable_minor,
    [accounts.vatDeferred]: deferred_minor,
    [accounts.vatInFees]: 0 - payable_minor - deferred_minor,
  }
  const wrong = Object.entries(expected).find(
    ([account, minor]) => balanceOf(chain, account, transaction.currency) !== minor,
  )
  return wrong && `${wrong[0]} should be ${wrong[1]}`
}

const ofTransaction =
  (problemOf: (transaction: Transaction, chain: readonly LedgerEntry[]) => string | undefined) =>
  (state: LedgerState) => {
    const chains = chainsOf(state)
    return each(state.transactions, idOf, (transaction) =>
      problemOf(transaction, chains.get(transaction.id) ?? []),
    )
  }

/** A payout's cost is what its vendor paid on top, and comes back with it. */
const payoutCostProblem = (
  { vendor_id, currency, state, cost_minor = 0 }: Payout,
  chain: readonly LedgerEntry[],
) => {
  const isBack = state === 'failed' || state === 'reversed'
  const costs = ofKinds(chain, ['payout_cost'])
  const paid = -balanceOf(costs, accounts.payable(vendor_id), currency)
  const expected = isBack ? 0 : cost_minor
  return paid === expected ? undefined : `costs ${expected}, the ledger says ${paid}`
}

/** A top-up credits its vendor with all but the fee that was said, once, or sends all of it back. */
const topUpProblem = (
  { id, vendor_id, state, amount_minor, fee_minor }: TopUp,
  chain: readonly LedgerEntry[],
) => {
  const paid_in = ofKinds(chain, ['top_up'])
  const credited = balanceOf(paid_in, accounts.payable(vendor_id))
  const expected = state === 'credited' ? amount_minor - fee_minor : 0
  if (credited !== expected)
    return `should be ${expected} of its vendor, the ledger says ${credited}`
  const came = paid_in.length
  if (came !== (state === 'credited' || state === 'returned' ? 1 : 0)) {
    return `is ${state} and came ${came} times`
  }
  const back = balanceOf(chain, accounts.refund(id))
  return back < 0 ? `${-back} more was sent back than came` : undefined
}

/** Unplaced money is posted to `provider:unplaced` until an operator resolves it. */
const unplacedProblem = (item: Unplaced, chain: readonly LedgerEntry[]) => {
  const { moved_minor, suspended_minor, state, currency } = item
  const posted = balanceOf(chain, accounts.unplaced, currency)
  if (posted !== suspended_minor) return `${suspended_minor} wait, the ledger says ${posted}`
  const moved = -balanceOf(chain, accounts.providerClearing, currency)
  if (moved !== moved_minor) return `it moved ${moved_minor}, the ledger says ${moved}`
  return state === 'resolved' && posted !== 0 ? `is resolved and ${posted} wait` : undefined
}

export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    number: '1',
    name: 'postings of every entry sum to zero',
    check: ({ entries }) => each(entries, idOf, postingsProblem),
  },
  {
    number: '2',
    name: 'only whole amounts',
    check: ({ entries, transactions, wallets, payouts }) =>
      each(
        [
          ...entries.map(({ id, postings }) => ({ id, amounts: numbersIn(postings) })),
          ...transactions.map(({ id, money, amount_paid, escrow_fee, delivery_fee = 0 }) => ({
            id,
            amounts: numbersIn([money, amount_paid, escrow_fee, delivery_fee]),
          })),
          ...wallets.map((wallet) => ({ id: wallet.vendor_id, amounts: numbersIn(wallet) })),
          ...payouts.map(({ id, amount_minor, cost_minor = 0 }) => ({
            id,
            amounts: [amount_minor, cost_minor],
          })),
        ],
        idOf,
        ({ amounts }) => {
          const part = amounts.find((amount) => !Number.isSafeInteger(amount))
          return part === undefined ? undefined : `${part} is no whole amount`
        },
      ),
  },
  {
    number: '3',
    name: 'charged = where its parts are',
    check: ofTransaction(moneyDiffers),
  },
  {
    number: '4',
    name: 'no escrow below zero, none left at the end',
    check: ofTransaction(escrowProblem),
  },
  {
    number: '7',
    name: 'no refund beyond what was paid, and no chargeback',
    check: ofTransaction(
      (transaction, chain) => refundProblem(transaction, chain) ?? claimProblem(transaction, chain),
    ),
  },
  { number: '19', name: 'VAT is what is inside of our fees', check: ofTransaction(vatProblem) },
  {
    number: '17',
    name: 'what has no place is posted and on hold',
    check: (state) => {
      const chains = chainsOf(state)
      return each(state.unplaced, idOf, (item) => unplacedProblem(item, chains.get(item.id) ?? []))
    },
  },
  {
    number: '23',
    name: 'a payout costs what was said',
    check: (state) => {
      const chains = chainsOf(state)
      return each(state.payouts, idOf, (one) => payoutCostProblem(one, chains.get(one.id) ?? []))
    },
  },
  {
    number: '24',
    name: 'what vendors paid in is in the wallet, or goes back',
    check: (state) => {
      const chains = chainsOf(state)
      return each(state.top_ups ?? [], idOf, (one) => topUpProblem(one, chains.get(one.id) ?? []))
    },
  },
  {
    number: '11',
    name: 'chains whole, hashes right, nothing over',
    check: ({ entries, transactions, payouts, unplaced, debts, top_ups = [] }) => {
      const chains = groupBy(entries, ({ chain }) => chain)
      const owned = [...transactions, ...payouts, ...unplaced, ...debts, ...top_ups]
      const owners = new Map(owned.map(({ id, ledger }) => [id, ledger]))
      const ids = new Set([...owners.keys(), ...chains.keys()])
      return {
        checked: entries.length,
        findings: [...ids].flatMap((id) => chainProblems(id, chains.get(id) ?? [], owners.get(id))),
      }
    },
  },
  {
    number: '14',
    name: 'our revenue is the sum of the fees',
    check: ({ entries, transactions }) => {
      const fees = groupBy(transactions, ({ currency }) => currency)
      const currencies = new Set([...fees.keys(), ...entries.map(({ currency }) => currency)])
      return each([...currencies], String, (currency) => {
        const revenue = balanceOf(entries, accounts.platformFees, currency)
        const taken = sumOf((fees.get(currency as 'NGN') ?? []).map(({ money }) => money.fee_minor))
        return revenue === taken ? undefined : `the ledger has ${revenue}, the fees are ${taken}`
      })
    },
  },
]

import { accounts } from '../../../../contract/entities/money/ledger'
import { isRefundOpen } from '../../../../contract/entities/money/refund'
import { refundsOf } from '../../../../contract/entities/orders/partial'
import { isFault } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { dealFeesOf } from '../../../../contract/escrow/deal-fees'
import { isCompleted } from '../../../../contract/escrow/states'
import { vatOf } from '../../../../contract/escrow/vat'
import { dealOf } from '../../../../contract/orders/deal-of'
import { inEvery, inState, type Property } from './event'
import { isOver } from './instants'

const partsOf = ({ money }: Transaction): number =>
  money.held_minor +
  money.released_minor +
  money.fee_minor +
  money.refunded_minor +
  (money.carrier_minor ?? 0) +
  (money.commission_minor ?? 0)

/** What each account should hold by what the order says. Amounts in another currency only go back. */
const accountsOf = (transaction: Transaction): Record<string, number> => {
  const { id, vendor_id, money, carrier, chargebacks } = transaction
  const { failed_sale_cost_minor = 0, carrier_adjustment_minor = 0, borne_minor = 0 } = money
  const { payable_minor, deferred_minor } = vatOf(transaction)
  const lost = chargebacks.filter(({ state }) => state === 'lost')
  const beyond = lost.reduce((sum, claim) => sum + (claim.beyond_minor ?? 0), 0)
  const open = refundsOf(transaction).filter(isRefundOpen)
  return {
    [accounts.escrow(id)]: money.held_minor,
    [accounts.refund(id)]: open.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    [accounts.payable(vendor_id)]:
      money.released_minor - failed_sale_cost_minor - carrier_adjustment_minor,
    [accounts.platformFees]: money.fee_minor,
    [accounts.commission]: money.commission_minor ?? 0,
    [accounts.carrierClaim(carrier?.name ?? '')]: 0 - (money.carrier_claim_minor ?? 0),
    [accounts.chargebackCosts]: 0 - borne_minor - beyond,
    [accounts.vatPayable]: payable_minor,
    [accounts.vatDeferred]: deferred_minor,
    [accounts.vatInFees]: 0 - payable_minor - deferred_minor,
  }
}

/** Where the money is. */
export const MONEY_PROPERTIES = {
  /** Unless the vendor contests it. */
  aChangedMindCostsTheVendorNothing: inEvery('move', ({ before, after: { transaction } }) => {
    const { return: back, money } = transaction
    const { return: open, money: was, dispute } = before.transaction
    const isEnding = back?.outcome === 'refunded' && open?.outcome === undefined && !dispute
    if (!isEnding || isFault(back)) return undefined
    const cost = (money.failed_sale_cost_minor ?? 0) - (was.failed_sale_cost_minor ?? 0)
    return cost === 0 ? undefined : `it cost ${cost}`
  }),

  booksBalance: inEvery('move', ({ decision, after }) => {
    for (const { kind, postings } of decision.ledger) {
      const sum = postings.reduce((total, { amount_minor }) => total + amount_minor, 0)
      if (sum !== 0) return `${kind} sums to ${sum}`
    }
    const sums: Record<string, number> = {}
    for (const [name, minor] of Object.entries(after.accounts)) {
      const currency = name.slice(0, 3)
      sums[currency] = (sums[currency] ?? 0) + minor
    }
    const wrong = Object.entries(sums).find(([, sum]) => sum !== 0)
    return wrong && `the accounts in ${wrong[0]} sum to ${wrong[1]}`
  }),

  accountsAreWhatTheOrderSays: inEvery('move', ({ after }) => {
    const { currency } = after.transaction
    const wrong = Object.entries(accountsOf(after.transaction)).find(
      ([account, minor]) => (after.accounts[`${currency} ${account}`] ?? 0) !== minor,
    )
    return (
      wrong &&
      `${wrong[0]} holds ${after.accounts[`${currency} ${wrong[0]}`] ?? 0}, the order says ${wrong[1]}`
    )
  }),

  accountsAgreeWithTheProvider: inEvery('move', ({ after }) => {
    for (const [currency, minor] of Object.entries(after.provider)) {
      const clearing = after.accounts[`${currency} ${accounts.providerClearing}`] ?? 0
      const transfers = after.accounts[`${currency} ${accounts.transferFees}`] ?? 0
      if (minor + clearing + transfers !== 0) return `${minor} are there, we say ${0 - clearing}`
    }
    return undefined
  }),

  theChargeIsWhereItsPartsAre: inState((transaction) => {
    const parts = partsOf(transaction)
    const { charged_minor } = transaction.money
    return parts === charged_minor ? undefined : `charged ${charged_minor}, the parts are ${parts}`
  }),

  nothingIsNegative: inState(({ money }, { accounts: all }) => {
    const { released_minor, carrier_adjustment_minor = 0, ...others } = money
    const wrong = Object.entries(others).find(([, minor]) => minor < 0)
    if (wrong) return `${wrong[0]} is ${wrong[1]}`
    // A vendor who bears a carrier's fee owes it.
    if (released_minor < 0 - (money.carrier_minor ?? 0))
      return `released_minor is ${released_minor}`
    const below = Object.entries(all).find(
      ([name, minor]) => minor < 0 && (name.includes('escrow:') || name.includes('refund:')),
    )
    return below && `${below[0]} holds ${below[1]}`
  }),

  nothingIsHeldAtAnEnd: inState((transaction) =>
    isOver(transaction) && transaction.money.held_minor !== 0
      ? `${transaction.money.held_minor} are held`
      : undefined,
  ),

  theWalletMovesAsTheLedger: inEvery('move', ({ before, after, decision }) => {
    const account = `NGN ${accounts.payable(after.transaction.vendor_id)}`
    const posted = (after.accounts[account] ?? 0) - (before.accounts[account] ?? 0)
    const moved = decision.vendor_minor - decision.vendor_cost_minor
    return posted === moved ? undefined : `the wallet moves ${moved}, the ledger ${posted}`
  }),

  refundsAreSentOnce: inEvery('move', ({ before, after, step, decision }) => {
    const sent = decision.tasks.reduce(
      (sum, task) =>
        task.kind === 'refund' && task.currency === 'NGN' ? sum + task.amount_minor : sum,
      0,
    )
    if (['keep', 'refund_processed', 'refund_returned'].includes(step.command.action)) {
      return sent === 0 ? undefined : `${sent} are sent by ${step.command.action}`
    }
    const account = `NGN ${accounts.refund(after.transaction.id)}`
    const owed = (after.accounts[account] ?? 0) - (before.accounts[account] ?? 0)
    return owed === sent ? undefined : `${sent} are sent, ${owed} are owed`
  }),

  aFailedSaleCostsAtMostWhatTheProviderKeeps: inState(
    ({ money: { failed_sale_cost_minor: cost = 0 }, failed_sale_cost_minor: most = 0 }) =>
      cost > most ? `it cost ${cost} of ${most}` : undefined,
  ),

  theFeeOfADealIsPaidByBoth: inState((transaction) => {
    const { escrow_fee, amount_paid, commission_minor = 0, money, chargebacks } = transaction
    const deal = dealOf(transaction)
    if (!deal) return undefined
    const fees = dealFeesOf(amount_paid - escrow_fee, deal.fee_payer)
    if (fees.buyer_minor !== escrow_fee) return `the buyer pays ${escrow_fee} of the fee`
    if (fees.vendor_minor !== commission_minor) return `the vendor pays ${commission_minor} of it`
    const isSold = isCompleted(transaction) && money.refunded_minor === 0
    const taken = money.fee_minor + (money.commission_minor ?? 0)
    return isSold && chargebacks.length === 0 && taken !== escrow_fee + commission_minor
      ? `${taken} of the fee were taken`
      : undefined
  }),

  moneyIsFrozenWhileABankClaimsIt: inState(({ dispute, chargebacks }) => {
    const isOpen = chargebacks.some(({ state }) => state === 'open')
    return (dispute?.frozen ?? false) === isOpen ? undefined : `open: ${isOpen}`
  }),
} satisfies Record<string, Property>

import { accounts, type LedgerEntry } from '../../functions/src/contract/entities/money/ledger'
import { sumOf } from '../../functions/src/contract/sum-of'
import { type Finding, groupBy } from '../../functions/src/domain/money/ledger/invariant'
import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'
import type { BalanceEntry } from '../../functions/src/ports/payments'
import { type AuditState, subjectOfChain, subjectOfPayment } from './audit-state'
import {
  type Movement,
  movementsOf,
  type ProviderApi,
  type ProviderState,
  readProvider,
} from './provider-movements'

/** The chain's posted amount at the provider: money in, less money out. */
const postedOf = (chain: readonly LedgerEntry[], currency: string): number =>
  -sumOf(
    chain
      .filter((entry) => entry.currency === currency)
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => account === accounts.providerClearing)
      .map(({ amount_minor }) => amount_minor),
  )

const listed = (movements: readonly Movement[]): string =>
  movements.map(({ id, moved_minor, state }) => `${id} ${state} ${moved_minor}`).join('; ')

/** Compares the chains of one payment or payout with the provider's movements, to the kobo. */
const chainFindings = (
  id: string,
  chain: readonly LedgerEntry[],
  movements: readonly Movement[],
): Finding[] => {
  const currencies = new Set([...chain, ...movements].map(({ currency }) => currency))
  return [...currencies].flatMap((currency) => {
    const own = movements.filter((movement) => movement.currency === currency)
    const concluded = own.filter(({ is_open }) => !is_open)
    const moved = sumOf(concluded.map(({ moved_minor }) => moved_minor))
    const posted = postedOf(chain, currency)
    if (posted === moved) return []
    const problem = `${posted} ${currency} is posted, the provider moved ${moved}: ${listed(own)}`
    return [{ id, problem }]
  })
}

/**
 * The ledger entries by purchase, payout or other subject; entries about unplaced money included.
 */
const chainsOf = (audit: AuditState): Map<string, LedgerEntry[]> => {
  const { entries, payments, payouts } = audit
  const subjectOf = subjectOfChain(audit)
  const chains = groupBy(entries, ({ chain }) => subjectOf(chain))
  for (const payment of payments) {
    const subject = subjectOf(subjectOfPayment(payment))
    if (!chains.has(subject)) chains.set(subject, [])
  }
  for (const { id } of payouts) if (!chains.has(id)) chains.set(id, [])
  return chains
}

/** Compares every chain with the provider's movements. */
const compare = (provider: ProviderState, audit: AuditState) => {
  const { movements, findings } = movementsOf(provider, audit)
  const byChain = groupBy(movements, ({ chain }) => chain ?? '')
  const chains = chainsOf(audit)
  const differing = [...chains].flatMap(([id, chain]) =>
    chainFindings(id, chain, byChain.get(id) ?? []),
  )
  return { movements, checked: chains.size, findings: [...findings, ...differing] }
}

/** The types of balance entries about charges, refunds, transfers and chargebacks. */
const OURS: readonly string[] = ['Transaction', 'Fee', 'Refund', 'Transfer', 'Dispute']

const isOurs = ({ model }: BalanceEntry): boolean => OURS.includes(model)

/**
 * Other entries of the balance, newest first, without those that an operator has explained and the
 * float that lay there before the first movement of ours.
 */
const unexplained = (balance: readonly BalanceEntry[], explained: readonly string[]) => {
  const opening = balance.slice(balance.findLastIndex(isOurs) + 1)
  return balance.filter(
    (entry) => !isOurs(entry) && !opening.includes(entry) && !explained.includes(entry.entry_id),
  )
}

/** Compares the balance at the provider with everything that explains it, by currency. */
const balanceFindings = (
  { balance }: ProviderState,
  movements: readonly Movement[],
  { explained }: Pick<AuditState, 'explained'>,
): { checked: number; findings: Finding[] } => {
  const currencies = [...new Set([...balance, ...movements].map(({ currency }) => currency))]
  const findings = currencies.flatMap((currency): Finding[] => {
    const inCurrency = (one: { currency: string }) => one.currency === currency
    const own = balance.filter(inCurrency)
    const strange = unexplained(own, explained).map(
      ({ entry_id, difference_minor, model, row }) => {
        const problem = `${difference_minor} ${currency} (${model} ${row}) nobody has explained`
        return { id: `balance entry ${entry_id}`, problem }
      },
    )
    const moved = sumOf(own.filter(isOurs).map(({ difference_minor }) => difference_minor))
    const known = movements.filter(inCurrency)
    const expected = sumOf(known.map(({ moved_minor }) => moved_minor))
    if (moved === expected) return strange
    const ids = new Set(known.map(({ object_id }) => object_id))
    const named = own
      .filter((one) => isOurs(one) && !ids.has(one.row))
      .map(({ entry_id, model, row }) => `${entry_id} (${model} ${row})`)
    const problem = `moved ${moved}, its charges, refunds, transfers and disputes explain ${expected}`
    return [...strange, { id: `balance ${currency}`, problem: [problem, ...named].join('; ') }]
  })
  return { checked: balance.length, findings }
}

const strangersIn = (movements: readonly Movement[]): Finding[] =>
  movements
    .filter(({ chain, moved_minor }) => chain === null && moved_minor !== 0)
    .map(({ id, moved_minor, currency }) => ({
      id,
      problem: `${moved_minor} ${currency} at the provider belongs to nothing of ours`,
    }))

/** Checks these ledger entries, possibly a part of all, against the provider's movements. */
export const providerFindings = async (
  payments: ProviderApi,
  audit: AuditState,
): Promise<{ checked: number; findings: Finding[] }> => {
  const { checked, findings } = compare(await readProvider(payments), audit)
  return { checked, findings }
}

/**
 * Checks the provider's whole balance against all ledger entries, so that no money is unexplained.
 */
export const balanceFinding = async (
  payments: ProviderApi,
  audit: AuditState,
): Promise<Finding[]> => {
  const provider = await readProvider(payments)
  const { movements } = compare(provider, audit)
  return [...strangersIn(movements), ...balanceFindings(provider, movements, audit).findings]
}

/** Runs both checks on everything. The provider is read first: what it says later isn't posted. */
export const providerLine = (provider: ProviderState, audit: AuditState): CheckedInvariant => {
  const { movements, checked, findings } = compare(provider, audit)
  const balance = balanceFindings(provider, movements, audit)
  return {
    number: '9',
    name: 'the provider says the same',
    checked: checked + balance.checked,
    findings: [...findings, ...strangersIn(movements), ...balance.findings],
  }
}

import { accounts, type LedgerEntry } from '../../functions/src/contract/entities/ledger'
import { type Finding, groupBy, sumOf } from '../../functions/src/domain/ledger/invariant'
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

/** Compares the balance at the provider with everything that its lists explain, by currency. */
const balanceFindings = (
  { balance }: ProviderState,
  movements: readonly Movement[],
): { checked: number; findings: Finding[] } => {
  const ours = balance.filter(({ model }) => OURS.includes(model))
  const currencies = [...new Set([...ours, ...movements].map(({ currency }) => currency))]
  const findings = currencies.flatMap((currency) => {
    const inCurrency = (one: { currency: string }) => one.currency === currency
    const moved = sumOf(ours.filter(inCurrency).map(({ difference_minor }) => difference_minor))
    const explained = sumOf(movements.filter(inCurrency).map(({ moved_minor }) => moved_minor))
    if (moved === explained) return []
    const known = new Set(movements.map(({ object_id }) => object_id))
    const strange = ours.filter((one) => inCurrency(one) && !known.has(one.row))
    const named = strange.map(({ entry_id, model, row }) => `${entry_id} (${model} ${row})`)
    const problem = `moved ${moved}, its charges, refunds, transfers and disputes explain ${explained}`
    return [{ id: `balance ${currency}`, problem: [problem, ...named].join('; ') }]
  })
  return { checked: currencies.length, findings }
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
  return [...strangersIn(movements), ...balanceFindings(provider, movements).findings]
}

const RECHECK_MS = 3_000
const MAX_ROUNDS = 4

/**
 * Runs both checks on everything. During trading, the provider's latest movements are not posted
 * yet: only findings that stay the same over several rounds count.
 */
export const lastingFindings = async (
  payments: ProviderApi,
  loadAuditState: () => Promise<AuditState>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<{ checked: number; findings: Finding[]; audit: AuditState }> => {
  let lasting: Map<string, Finding> | undefined
  for (let round = 1; ; round += 1) {
    const provider = await readProvider(payments)
    const audit = await loadAuditState()
    const { movements, checked, findings } = compare(provider, audit)
    const strangers = strangersIn(movements)
    const balance = balanceFindings(provider, movements)
    const found = [...findings, ...strangers, ...balance.findings]
    const known = lasting
    lasting = new Map(
      found.filter(({ id }) => known?.has(id) ?? true).map((finding) => [finding.id, finding]),
    )
    if (lasting.size === 0 || round === MAX_ROUNDS) {
      return { checked: checked + balance.checked, findings: [...lasting.values()], audit }
    }
    await pause(RECHECK_MS)
  }
}

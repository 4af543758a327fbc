import type { Unplaced } from '../../functions/src/contract/entities/money/unplaced'
import { isRefundTask, type OutboxItem } from '../../functions/src/contract/entities/outbox'
import { providerLocalFeeOf } from '../../functions/src/contract/escrow/provider-fee'
import { sumOf } from '../../functions/src/contract/sum-of'
import { type Finding, groupBy } from '../../functions/src/domain/money/ledger/invariant'
import type {
  BalanceEntry,
  Charge,
  Payments,
  ProviderDispute,
  Refund,
  Transfer,
} from '../../functions/src/ports/payments'
import { type AuditState, subjectOfChain, subjectOfPayment } from './audit-state'

/** The provider calls that reconciliation uses: five paged lists, and no call per payment. */
export type ProviderApi = Pick<
  Payments,
  'listCharges' | 'listAllRefunds' | 'listTransfers' | 'listAllDisputes' | 'listBalanceEntries'
>

/** The provider's records of our money, at one instant. */
export type ProviderState = {
  charges: Charge[]
  refunds: Refund[]
  transfers: Transfer[]
  disputes: ProviderDispute[]
  balance: BalanceEntry[]
}

const MAX_ATTEMPTS = 5

const newestOf = (entries: readonly BalanceEntry[]): string | undefined => entries[0]?.entry_id

/**
 * Reads the lists consistently: again if the balance has changed meanwhile, since every movement of
 * money adds a balance entry.
 * @throws Error if the balance changed during every attempt
 */
export const readProvider = async (payments: ProviderApi): Promise<ProviderState> => {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const before = newestOf(await payments.listBalanceEntries())
    const [charges, refunds, transfers, disputes] = await Promise.all([
      payments.listCharges(),
      payments.listAllRefunds(),
      payments.listTransfers(),
      payments.listAllDisputes(),
    ])
    const balance = await payments.listBalanceEntries()
    if (newestOf(balance) === before) return { charges, refunds, transfers, disputes, balance }
  }
  throw new Error('The balance at the provider moved while it was read. Try again in a minute.')
}

/** The effect of one charge, refund, transfer or dispute on our balance at the provider. */
export type Movement = {
  /** The kind and the provider's id, as reports show it. */
  id: string
  object_id: string
  /** The purchase or payout that it belongs to; null if it belongs to none of ours. */
  chain: string | null
  currency: string
  /** In minor units; negative for money out. */
  moved_minor: number
  state: string
  /** In flight: the provider has taken the money, and we post it once it has concluded. */
  is_open: boolean
}

const HAS_MONEY: readonly string[] = ['success', 'reversed']

/** What the provider doesn't name yet is posted by its schedule. */
const chargeMovement = (charge: Charge, chain: string | null): Movement => {
  const { provider_id, reference, currency, state, amount_minor, fees_minor } = charge
  const moved_minor = HAS_MONEY.includes(state)
    ? amount_minor - (fees_minor ?? providerLocalFeeOf(amount_minor))
    : 0
  const id = `charge ${reference}`
  return { id, object_id: provider_id, chain, currency, moved_minor, state, is_open: false }
}

/** A failed refund is back in our balance and no longer in flight. */
const refundMovement = (refund: Refund, chain: string | null): Movement => {
  const { refund_id, currency, state, amount_minor } = refund
  const moved_minor = state === 'failed' ? 0 : -amount_minor
  const is_open = state !== 'processed' && state !== 'failed'
  const id = `refund ${refund_id}`
  return { id, object_id: refund_id, chain, currency, moved_minor, state, is_open }
}

const disputeMovement = (
  dispute: ProviderDispute,
  charge: Charge | undefined,
  chain: string | null,
): Movement => {
  const { dispute_id, resolution, refund_amount_minor, charge_amount_minor } = dispute
  const isWon = resolution === 'declined' && (refund_amount_minor ?? 0) === 0
  const isLost = dispute.state === 'resolved' && !isWon
  const taken = isLost ? (refund_amount_minor ?? charge_amount_minor) : 0
  const currency = dispute.currency ?? charge?.currency ?? 'NGN'
  const moved_minor = taken === 0 ? 0 : -taken
  const state = resolution ?? dispute.state
  const id = `dispute ${dispute_id}`
  return { id, object_id: dispute_id, chain, currency, moved_minor, state, is_open: false }
}

/**
 * A transfer moves the sum of its balance entries, fees and returns included; without entries, its
 * amount and fee.
 */
const transferMovement = (
  transfer: Transfer,
  entries: readonly BalanceEntry[],
  chain: string | null,
): Movement => {
  const { transfer_id, amount_minor, fee_minor, outcome, reference, currency, state } = transfer
  const spent = outcome === 'not_paid' ? [] : [-amount_minor, -(fee_minor ?? 0)]
  const differences = entries.map(({ difference_minor }) => difference_minor)
  const moved_minor = sumOf(differences.length > 0 ? differences : spent)
  const is_open = outcome === 'open'
  const id = `transfer ${reference}`
  return { id, object_id: transfer_id, chain, currency, moved_minor, state, is_open }
}

const chainOfTransfer = (audit: AuditState): Map<string, string> => {
  const { payouts, outbox } = audit
  const subjectOf = subjectOfChain(audit)
  return new Map([
    ...outbox.flatMap(({ task }): [string, string][] =>
      task.kind === 'refund_transfer' ? [[task.reference, subjectOf(task.transaction_id)]] : [],
    ),
    ...payouts.map(({ reference, id }): [string, string] => [reference, id]),
  ])
}

/** Each refund has the id of one outbox task in its note, and no two have the same. */
const refundProblems = (refunds: readonly Refund[], outbox: readonly OutboxItem[]): Finding[] => {
  const amounts = new Map(
    outbox.flatMap(({ id, task }): [string, number][] =>
      isRefundTask(task) ? [[id, task.amount_minor]] : [],
    ),
  )
  const byNote = groupBy(refunds, ({ merchant_note }) => merchant_note ?? '')
  return [...byNote].flatMap(([note, made]) => {
    const [first] = made
    if (!first) return []
    const id = `refund ${first.refund_id}`
    const noted = amounts.get(note)
    if (made.length > 1) {
      const ids = made.map(({ refund_id }) => refund_id).join(', ')
      return [{ id, problem: `${note} was refunded ${made.length} times: ${ids}` }]
    }
    if (noted === undefined || noted === first.amount_minor) return []
    return [{ id, problem: `is ${first.amount_minor}, ${note} asked for ${noted}` }]
  })
}

/** A charge that is paid at the provider but not here, or the other way round. */
const chargeProblems = (
  charges: ReadonlyMap<string, Charge>,
  { payments }: AuditState,
): Finding[] =>
  payments.flatMap(({ reference, state }) => {
    const charge = charges.get(reference)
    const isCharged = charge !== undefined && HAS_MONEY.includes(charge.state)
    const isPosted = state === 'paid' || state === 'mismatched'
    return isCharged === isPosted
      ? []
      : [{ id: `charge ${reference}`, problem: `we say ${state}, the provider ${charge?.state}` }]
  })

const OUTCOMES: Record<string, Transfer['outcome']> = {
  paid: 'paid',
  failed: 'not_paid',
  reversed: 'not_paid',
}

const payoutProblems = (
  transfers: ReadonlyMap<string, Transfer>,
  { payouts }: AuditState,
): Finding[] =>
  payouts.flatMap(({ id, reference, state }) => {
    const expected = OUTCOMES[state]
    const outcome = transfers.get(reference)?.outcome ?? 'not_paid'
    if (expected === undefined || expected === outcome) return []
    const problem = `payout ${id} is ${state}, the provider says ${outcome}`
    return [{ id: `transfer ${reference}`, problem }]
  })

/** The subject of unplaced money, named like its movement. */
const movementName = ({ kind, subject, reference }: Unplaced): string => {
  if (kind === 'charge') return `charge ${reference}`
  return kind === 'chargeback' ? `dispute ${subject}` : `${kind} ${subject}`
}

/** Unplaced money is posted as soon as it is seen: none of it is in flight. */
const withUnplaced = (audit: AuditState) => {
  const subjectOf = subjectOfChain(audit)
  const chains = new Map(audit.unplaced.map((one) => [movementName(one), subjectOf(one.id)]))
  return (movement: Movement): Movement => {
    const chain = chains.get(movement.id)
    if (chain === undefined) return movement
    return { ...movement, chain: movement.chain ?? chain, is_open: false }
  }
}

/** The provider's movements, each with its chain, and the problems found in them. */
export const movementsOf = (
  provider: ProviderState,
  audit: AuditState,
): { movements: Movement[]; findings: Finding[] } => {
  const { charges, refunds, transfers, disputes, balance } = provider
  const byReference = new Map(charges.map((charge) => [charge.reference, charge]))
  const byId = new Map(charges.map((charge) => [charge.provider_id, charge]))
  const chains = new Map(audit.payments.map((one) => [one.reference, subjectOfPayment(one)]))
  const chainOf = (charge: Charge | undefined) => (charge && chains.get(charge.reference)) ?? null
  const transferChains = chainOfTransfer(audit)
  const entries = groupBy(
    balance.filter(({ model }) => model === 'Transfer'),
    ({ row }) => row,
  )
  const own = refunds.filter(({ charge_id }) => chainOf(byId.get(charge_id ?? '')) !== null)
  const movements = [
    ...charges.map((charge) => chargeMovement(charge, chainOf(charge))),
    ...refunds.map((one) => refundMovement(one, chainOf(byId.get(one.charge_id ?? '')))),
    ...disputes.map((one) => {
      const charge = byReference.get(one.reference)
      return disputeMovement(one, charge, chainOf(charge))
    }),
    ...transfers.map((one) => {
      const chain = transferChains.get(one.reference) ?? null
      return transferMovement(one, entries.get(one.transfer_id) ?? [], chain)
    }),
  ]
  return {
    movements: movements.map(withUnplaced(audit)),
    findings: [
      ...chargeProblems(byReference, audit),
      ...payoutProblems(new Map(transfers.map((one) => [one.reference, one])), audit),
      ...refundProblems(own, audit.outbox),
    ],
  }
}

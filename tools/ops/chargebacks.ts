import { AppError } from '../../functions/src/contract/api/errors'
import type { StoredDecision } from '../../functions/src/contract/entities/console/case-decision'
import {
  FAILED_SALE_COST_BEARERS,
  type FailedSaleCostBearer,
} from '../../functions/src/contract/entities/money/cost-bearer'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { formatMoney } from '../../functions/src/contract/money'
import type { Versioned } from '../../functions/src/db/firestore'
import { readTransaction } from '../../functions/src/db/orders/transactions'
import { requireWaiting } from '../../functions/src/usecases/console/decisions/stored'
import {
  acceptedMinor,
  requireContested,
} from '../../functions/src/usecases/money/chargeback/answer-chargeback'
import { requireTransaction } from '../../functions/src/usecases/orders/transaction/execute-command'
import { amountOf, type CliArgs, type Command, reasonOf, required, subjectOf } from './arguments'
import { decideByHand } from './decide-by-hand'
import { instant } from './work'

/** Said of a decision that one person can't make alone. */
export const WAITS =
  'It waits for a second person: "confirm" shows it and carries it out, "drop" drops it.'

/**
 * The warning about open chargebacks: what the decision would pay and what banks claim of the same
 * money.
 */
const warningOf = (
  transaction: Transaction,
  outcome: 'release' | 'refund' | 'split',
  refund_minor: number,
): string => {
  const { chargebacks, money, currency, id } = transaction
  const claims = chargebacks.filter(({ state }) => state === 'open')
  const amount = (minor: number) => formatMoney(minor, currency)
  const claimed_minor = claims.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const buyer = { release: 0, refund: money.held_minor, split: refund_minor }[outcome]
  const twice = Math.min(claimed_minor, buyer)
  return [
    `The buyer's bank contests ${id}: ${claims.map((claim) => `${claim.id} asks for ${amount(claim.amount_minor)}`).join(', ')}.`,
    outcome === 'release'
      ? `Released money that the bank takes then is owed by the vendor: up to ${amount(Math.min(claimed_minor, money.held_minor))}.`
      : `If it is lost as well, the buyer is paid twice, from our own money: ${amount(twice)}.`,
    `Nothing was decided. "accept-chargeback ${id}" gives the bank what it asks for;`,
    'the same again with --despite-chargeback yes decides all the same.',
  ].join('\n')
}

const costByOf = ({ options }: CliArgs): FailedSaleCostBearer | undefined => {
  const said = options['cost-by']
  const known = FAILED_SALE_COST_BEARERS.find((bearer) => bearer === said)
  if (said !== undefined && !known) throw new Error('--cost-by is vendor or platform.')
  return known
}

const saidAgain = ({ options }: CliArgs): boolean => {
  const said = options['despite-chargeback']
  if (said !== undefined && said !== 'yes') throw new Error('--despite-chargeback is yes.')
  return said === 'yes'
}

/**
 * An operator's decision of a dispute. It needs `--despite-chargeback yes` while a bank claims the
 * money.
 */
const decide =
  (outcome: 'release' | 'refund' | 'split'): Command =>
  async (args, deps) => {
    const id = subjectOf(args)
    const refund_minor = outcome === 'split' ? amountOf(args, 'refund') : 0
    const stored = await readTransaction(id)
    const body = {
      version: stored?.data.event_count ?? 0,
      outcome,
      refund_minor,
      reason: reasonOf(args),
      cost_by: costByOf(args),
      despite_chargeback: saidAgain(args),
    }
    try {
      const { state, transaction } = await decideByHand(deps, args, 'decide', { id, body })
      return state === 'waiting' ? [WAITS] : [`${id} is ${transaction.status.status}.`]
    } catch (error) {
      const isContested = error instanceof AppError && error.code === 'transaction/chargeback-open'
      throw stored && isContested ? new Error(warningOf(stored.data, outcome, refund_minor)) : error
    }
  }

const accept: Command = async (args, deps) => {
  const id = subjectOf(args)
  const body = { reason: reasonOf(args), chargeback_id: args.options.chargeback }
  const { claim, orders } = await requireContested(id, body.chargeback_id)
  const given_minor = acceptedMinor(claim, orders)
  const { state } = await decideByHand(deps, args, 'acceptChargeback', { id, body })
  if (state === 'waiting') return [WAITS]
  const { data } = await requireTransaction(id)
  const amount = formatMoney(given_minor, data.currency)
  return [`${amount} was given to the bank; ${id} is ${data.status.status}.`]
}

/** What waits, and the id that carries out this and nothing else. */
const proposalLines = ({ data }: Versioned<StoredDecision>): string[] => {
  const { proposal_id, decision, amount_minor, outcome, refund_minor, cost_by, goods, account } =
    data
  return [
    `${data.proposed_by} proposed at ${instant(data.proposed_at)}: ${decision.replaceAll('_', ' ')}`,
    `  ${JSON.stringify({ amount_minor, outcome, refund_minor, cost_by, goods, ...account })}`,
    `  ${JSON.stringify(data.reason)}`,
    `Nothing was carried out. The same again with --confirm ${proposal_id} does it.`,
  ]
}

/** Without --confirm it shows what waits, and the id that confirms it. */
const confirm: Command = async (args, deps) => {
  const id = subjectOf(args)
  required(args, 'by')
  const proposal_id = args.options.confirm
  if (proposal_id === undefined) return proposalLines(await requireWaiting(id))
  await decideByHand(deps, args, 'confirm', { id, body: { proposal_id } })
  return [`What was proposed for ${id} is carried out.`]
}

const drop: Command = async (args, deps) => {
  const id = subjectOf(args)
  await decideByHand(deps, args, 'drop', { id, body: { reason: reasonOf(args) } })
  return [`What was proposed for ${id} is dropped.`]
}

const resolveItem: Command = async (args, deps) => {
  const id = subjectOf(args)
  await decideByHand(deps, args, 'resolveUnplaced', { id, body: { reason: reasonOf(args) } })
  return [`${id} is resolved; what was on hold for it is the platform's.`]
}

/** Commands about chargebacks and other money that banks or the provider move. */
export const chargebackCommands = {
  release: decide('release'),
  refund: decide('refund'),
  split: decide('split'),
  confirm,
  drop,
  'accept-chargeback': accept,
  'resolve-unplaced': resolveItem,
}

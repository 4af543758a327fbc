import { formatMoney } from '../../functions/src/contract/money'
import { millisOf } from '../../functions/src/contract/time'
import { readOpsDecisions } from '../../functions/src/db/audit-log'
import { type Command, postingsOf, reasonOf, subjectOf } from './arguments'
import { WAITS } from './chargebacks'
import { decideByHand } from './decide-by-hand'

const MAX_DECISIONS = 100

const correct: Command = async (args, deps) => {
  const id = subjectOf(args)
  const { currency = 'NGN' } = args.options
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error('--currency is a code such as NGN.')
  const body = { currency, postings: postingsOf(args), reason: reasonOf(args) }
  const entries = await decideByHand(deps, args, 'correct', { id, body })
  if (entries.length === 0) return [WAITS]
  return entries.flatMap((entry) => [
    `Posted ${entry.id}:`,
    ...entry.postings.map(
      ({ account, amount_minor }) => `  ${account}  ${formatMoney(amount_minor, currency)}`,
    ),
  ])
}

const explain: Command = async (args, deps) => {
  const id = subjectOf(args)
  const entry = await decideByHand(deps, args, 'explain', { id, body: { reason: reasonOf(args) } })
  const { entry_id, difference_minor, currency, model } = entry
  return [`${entry_id} (${model}, ${formatMoney(difference_minor, currency)}) is explained.`]
}

const decisions: Command = async (args) => {
  const subject = args.subjects.length > 0 ? subjectOf(args) : undefined
  const found = await readOpsDecisions(MAX_DECISIONS, subject)
  if (found.length === 0) return ['No decisions.']
  return found.map(({ at, operator, action, subject: about, reason }) =>
    [new Date(millisOf(at)).toISOString(), operator, action, about, JSON.stringify(reason)].join(
      '  ',
    ),
  )
}

/** Commands that adjust the ledger, explain the provider's balance, or list operators' decisions. */
export const ledgerCommands = { correct, explain, decisions }

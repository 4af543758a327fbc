import { formatMoney } from '../../functions/src/contract/money'
import { millisOf } from '../../functions/src/contract/time'
import { readOpsDecisions } from '../../functions/src/db/audit-log'
import { correctLedger } from '../../functions/src/usecases/ledger/correct-ledger'
import { type Command, decisionOf, postingsOf, subjectOf } from './arguments'

const MAX_DECISIONS = 100

const correct: Command = async (typed, deps) => {
  const id = subjectOf(typed)
  const { currency = 'NGN' } = typed.options
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error('--currency is a code such as NGN.')
  const entries = await correctLedger(deps, id, {
    currency,
    postings: postingsOf(typed),
    ...decisionOf(typed),
  })
  return entries.flatMap((entry) => [
    `Booked ${entry.id}:`,
    ...entry.postings.map(
      ({ account, amount_minor }) => `  ${account}  ${formatMoney(amount_minor, currency)}`,
    ),
  ])
}

const decisions: Command = async (typed) => {
  const subject = typed.subjects.length > 0 ? subjectOf(typed) : undefined
  const found = await readOpsDecisions(MAX_DECISIONS, subject)
  if (found.length === 0) return ['No decisions.']
  return found.map(({ at, operator, action, subject: about, reason }) =>
    [new Date(millisOf(at)).toISOString(), operator, action, about, JSON.stringify(reason)].join(
      '  ',
    ),
  )
}

/** Commands that adjust the ledger or list operators' decisions. */
export const bookCommands = { correct, decisions }

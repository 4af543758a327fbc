import { formatMoney } from '../../functions/src/contract/money'
import { millisOf } from '../../functions/src/contract/time'
import { readOpsDecisions } from '../../functions/src/store/ops-decisions'
import type { Deps } from '../../functions/src/usecases/deps'
import { correctLedger } from '../../functions/src/usecases/ledger/correct-ledger'
import { postingsOf, required, subjectOf, type Typed } from './arguments'

type Command = (typed: Typed, deps: Deps) => Promise<string[]>

const MOST = 100
const CURRENCY = /^[A-Z]{3}$/

const currencyOf = ({ options }: Typed): string => {
  const currency = options.currency ?? 'NGN'
  if (!CURRENCY.test(currency)) throw new Error('--currency is a code such as NGN.')
  return currency
}

const correct: Command = async (typed, deps) => {
  const id = subjectOf(typed)
  const currency = currencyOf(typed)
  const entries = await correctLedger(deps, id, {
    currency,
    postings: postingsOf(typed),
    operator: required(typed, 'by'),
    reason: required(typed, 'reason'),
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
  const found = await readOpsDecisions(MOST, subject)
  if (found.length === 0) return ['No decisions.']
  return found.map(({ at, operator, action, subject: about, reason }) =>
    [new Date(millisOf(at)).toISOString(), operator, action, about, JSON.stringify(reason)].join(
      '  ',
    ),
  )
}

/** Commands that set the books right, or say who decided what. */
export const bookCommands = { correct, decisions }

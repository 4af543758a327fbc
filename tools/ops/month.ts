import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MONTH_FILES, monthSchema } from '../../functions/src/contract/entities/closed-month'
import { millisOf, timestampFromMillis } from '../../functions/src/contract/time'
import { addOpsDecision } from '../../functions/src/db/audit-log'
import { commitWithRetry } from '../../functions/src/db/commit'
import { backoffFrom } from '../../functions/src/usecases/backoff'
import { recountFigures } from '../../functions/src/usecases/figures/count-figures'
import { closeMonth, readBooks } from '../../functions/src/usecases/ledger/month-books'
import { type Command, decisionOf, subjectOf } from './arguments'

/** Writes a month's books to a folder, checks that they sum to the ledger, and closes it if asked. */
const month: Command = async (args, deps) => {
  const { data: chosen } = monthSchema.safeParse(subjectOf(args))
  if (chosen === undefined) throw new Error('A month is of the form 2026-10.')
  const { close, to = `books-${chosen}` } = args.options
  if (close !== undefined && close !== 'yes') throw new Error('--close is yes.')
  const books = close ? await closeMonth(deps, chosen, decisionOf(args)) : await readBooks(chosen)
  mkdirSync(to, { recursive: true })
  for (const name of MONTH_FILES) writeFileSync(join(to, `${name}.csv`), books.csv[name])
  if (books.problems.length > 0) throw new Error(books.problems.join('\n'))
  const state = books.closed
    ? `closed by ${books.closed.closed_by} on ${new Date(millisOf(books.closed.closed_at)).toISOString()}`
    : 'open'
  return [
    ...MONTH_FILES.map(
      (name) =>
        `${name.padEnd(14)} ${String(books.files[name].rows.length).padStart(6)} rows  ${books.digests[name]}`,
    ),
    `${chosen} has ${books.entry_count} entries, is ${state}, and sums to the ledger: ${to}`,
  ]
}

/** Counts the console's figures of every day again; a run that ends early is continued by the job. */
const recount: Command = async (args, deps) => {
  const { operator, reason } = decisionOf(args)
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const at = timestampFromMillis(deps.clock())
    const action = 'recount-figures'
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action,
      subject: 'figures',
      reason,
      at,
    })
    return { result: undefined }
  })
  return [`${await recountFigures(deps)} days were counted; "npm run reconcile" compares.`]
}

export const monthCommands = { month, 'recount-figures': recount }

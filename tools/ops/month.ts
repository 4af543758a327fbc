import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MONTH_FILES, monthSchema } from '../../functions/src/contract/entities/closed-month'
import { millisOf } from '../../functions/src/contract/time'
import { recountFigures } from '../../functions/src/usecases/figures/count-figures'
import { closeMonth, readBooks } from '../../functions/src/usecases/ledger/month-books'
import { type Command, decisionOf, subjectOf } from './arguments'
import { recordDecision } from './record-decision'

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
  await recordDecision(deps, { ...decisionOf(args), action: args.command, subject: 'figures' })
  return [`${await recountFigures(deps)} days were counted; "npm run reconcile" compares.`]
}

export const monthCommands = { month, 'recount-figures': recount }

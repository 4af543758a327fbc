import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MONTH_FILES, monthSchema } from '../../functions/src/contract/entities/money/closed-month'
import { millisOf } from '../../functions/src/contract/time'
import { readBooks } from '../../functions/src/usecases/money/ledger/month-books'
import { type Command, reasonOf, subjectOf } from './arguments'
import { decideByHand } from './decide-by-hand'

/** Writes a month's books to a folder, checks that they sum to the ledger, and closes it if asked. */
const month: Command = async (args, deps) => {
  const { data: chosen } = monthSchema.safeParse(subjectOf(args))
  if (chosen === undefined) throw new Error('A month is of the form 2026-10.')
  const { close, to = `books-${chosen}` } = args.options
  if (close !== undefined && close !== 'yes') throw new Error('--close is yes.')
  if (close) {
    const body = { reason: reasonOf(args) }
    await decideByHand(deps, args, 'closeMonth', { id: chosen, body })
  }
  const books = await readBooks(chosen)
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
  const body = { reason: reasonOf(args) }
  const days = await decideByHand(deps, args, 'recountFigures', { id: '', body })
  return [`${days} days were counted; "npm run reconcile" compares.`]
}

export const monthCommands = { month, 'recount-figures': recount }

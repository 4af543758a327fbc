import { parseArgs } from 'node:util'
import type { Deps } from '../../functions/src/usecases/deps'

/** A parsed command line: a command, its subjects, and options of the form --name value. */
export type CliArgs = { command: string; subjects: string[]; options: Record<string, string> }

/** Returns lines to print. */
export type Command = (args: CliArgs, deps: Deps) => Promise<string[]>

const OPTIONS =
  'reason by role refund despite-chargeback cost-by chargeback account bank currency title text from until confirm after restart to close name address tin rc rate due'

/** @throws Error for an option that doesn't exist or lacks its value */
export const readArguments = (args: readonly string[]): CliArgs => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(OPTIONS.split(' ').map((name) => [name, { type: 'string' }])),
    allowPositionals: true,
  })
  const [command = 'help', ...subjects] = positionals
  return { command, subjects, options: { ...values } as Record<string, string> }
}

/** @throws Error when the option was not given */
export const required = ({ options }: CliArgs, name: string): string => {
  const value = options[name]?.trim()
  if (!value) throw new Error(`Say --${name}.`)
  return value
}

/** Why, which is stored with the decision. */
export const reasonOf = (args: CliArgs): string => required(args, 'reason')

/** A valid id: no slash, which would address another document. */
const ID = /^(?!__.*__$)[\w:~-]{1,300}$/

/** @throws Error when no subject was given, or it can't be an id */
export const subjectOf = ({ command, subjects: [subject] }: CliArgs): string => {
  if (!subject) throw new Error(`Say what to ${command}: its id.`)
  if (!ID.test(subject)) throw new Error(`"${subject}" is not an id.`)
  return subject
}

const POSTING = /^([\w:-]+)=([+-]?\d{1,15})$/

/**
 * Parses the subjects after the first as `account=amount`, in minor units.
 * @throws Error for other forms
 */
export const postingsOf = ({ subjects }: CliArgs): { account: string; amount_minor: number }[] =>
  subjects.slice(1).map((text) => {
    const [, account, amount] = POSTING.exec(text) ?? []
    if (!account || !amount) throw new Error(`"${text}" is not of the form account=amount.`)
    return { account, amount_minor: Number(amount) }
  })

/** Minor units. @throws Error for anything but a whole amount */
export const amountOf = (args: CliArgs, name: string): number => {
  const text = required(args, name)
  if (!/^\d+$/.test(text)) throw new Error(`--${name} is a whole number of kobo.`)
  return Number(text)
}

/** Parses a time in Lagos such as `2026-11-21T22:00` (UTC+1 all year) to epoch milliseconds. */
export const instantOf = (args: CliArgs, name: string): number => {
  const text = required(args, name)
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)
  const instant = isWhole ? Date.parse(`${text}:00+01:00`) : Number.NaN
  if (Number.isNaN(instant)) throw new Error(`--${name} is a time in Lagos: 2026-11-21T22:00.`)
  return instant
}

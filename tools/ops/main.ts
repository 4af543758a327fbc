import { readFileSync } from 'node:fs'
import { SWITCHES } from '../../functions/src/contract/entities/console/switches'
import { readSwitches } from '../../functions/src/db/switches'
import { toolDeps } from '../emulators/tool-deps'
import { announcementCommands } from './announcements'
import { type Command, readArguments, reasonOf, subjectOf } from './arguments'
import { chargebackCommands, WAITS } from './chargebacks'
import { decideByHand } from './decide-by-hand'
import { failingCommands } from './failing'
import { ledgerCommands } from './ledger'
import { moderationCommands, showReports } from './moderation'
import { monthCommands } from './month'
import { operatorCommands } from './operator'
import { peopleCommands } from './people'
import { searchCommands } from './search'
import { showTransaction } from './show'
import { stockCommands } from './stock'
import { taxCommands } from './tax'
import { listWork } from './work'

const linesOf = (off: readonly string[]): string[] =>
  SWITCHES.map((name) => `${name.padEnd(14)} ${off.includes(name) ? 'off' : 'on'}`)

const turn =
  (is_on: boolean): Command =>
  async (args, deps) => {
    const subject = subjectOf(args)
    const name = SWITCHES.find((one) => one === subject)
    if (!name) throw new Error(`No switch "${subject}": use one of ${SWITCHES.join(', ')}.`)
    const body = { name, is_on, reason: reasonOf(args) }
    return linesOf((await decideByHand(deps, args, 'turnSwitch', { id: '', body })).off)
  }

/** Commands that turn capabilities on and off for everyone. */
const switchCommands: Record<string, Command> = {
  switches: async () => linesOf((await readSwitches())?.data.off ?? []),
  'switch-off': turn(false),
  'switch-on': turn(true),
}

const readHelp = () => readFileSync(new URL('help.txt', import.meta.url), 'utf8').trimEnd()

const block =
  (is_blocked: boolean): Command =>
  async (args, deps) => {
    const id = subjectOf(args)
    const action = is_blocked ? 'block_payouts' : 'unblock_payouts'
    await decideByHand(deps, args, 'store', { id, body: { action, reason: reasonOf(args) } })
    return [`Payouts of ${id} are ${is_blocked ? 'blocked' : 'allowed'}.`]
  }

const retry: Command = async (args, deps) => {
  const id = subjectOf(args)
  const { account, bank } = args.options
  if ((account === undefined) !== (bank === undefined)) throw new Error('Say --account and --bank.')
  const body = {
    reason: reasonOf(args),
    ...(account && bank ? { account: { account_number: account, bank_id: bank } } : {}),
  }
  const { state } = await decideByHand(deps, args, 'retry', { id, body })
  if (state === 'waiting') return [WAITS]
  return [`${id} was tried again; "list" shows what is still dead.`]
}

const COMMANDS: Record<string, Command> = {
  help: async () => [readHelp()],
  list: listWork,
  show: (args) => showTransaction(subjectOf(args)),
  reports: showReports,
  retry,
  block: block(true),
  unblock: block(false),
  ...switchCommands,
  ...chargebackCommands,
  ...ledgerCommands,
  ...monthCommands,
  ...failingCommands,
  ...moderationCommands,
  ...announcementCommands,
  ...operatorCommands,
  ...peopleCommands,
  ...searchCommands,
  ...stockCommands,
  ...taxCommands,
}

try {
  const args = readArguments(process.argv.slice(2))
  const command = COMMANDS[args.command]
  if (!command) throw new Error(`No command "${args.command}".\n\n${readHelp()}`)
  for (const line of await command(args, toolDeps())) console.log(line)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

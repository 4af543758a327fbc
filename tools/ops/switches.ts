import { SWITCHES } from '../../functions/src/contract/entities/switches'
import { readSwitches } from '../../functions/src/db/switches'
import { turnSwitch } from '../../functions/src/usecases/switches/turn-switch'
import { type Command, decisionOf, subjectOf } from './arguments'

const linesOf = (off: readonly string[]): string[] =>
  SWITCHES.map((name) => `${name.padEnd(14)} ${off.includes(name) ? 'off' : 'on'}`)

const turn =
  (is_on: boolean): Command =>
  async (args, deps) => {
    const subject = subjectOf(args)
    const name = SWITCHES.find((one) => one === subject)
    if (!name) throw new Error(`No switch "${subject}": use one of ${SWITCHES.join(', ')}.`)
    return linesOf(await turnSwitch(deps, name, { ...decisionOf(args), is_on }))
  }

/** Commands that turn capabilities on and off for everyone. */
export const switchCommands: Record<string, Command> = {
  switches: async () => linesOf((await readSwitches())?.data.off ?? []),
  'switch-off': turn(false),
  'switch-on': turn(true),
}

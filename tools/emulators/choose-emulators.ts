import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project'
import { EMULATORS, type Emulator } from './suite-config'

const WITH_FUNCTIONS: Emulator[] = ['tasks', 'eventarc', 'pubsub']

/** Reads `--only`'s list; a name that isn't an emulator's is refused. */
export function parseOnly(text: string): Emulator[] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !EMULATORS.some((known) => known === name))
  if (unknown.length > 0) {
    throw new Error(`No such emulator: ${unknown.join(', ')}. There are ${EMULATORS.join(', ')}.`)
  }
  return EMULATORS.filter((known) => names.includes(known))
}

/** The emulators to start: what was asked for, or all that have something to serve. */
export function chooseEmulators(
  only: Emulator[] | undefined,
  say: (line: string) => void,
): Emulator[] {
  const asked = only ?? EMULATORS
  const isBuilt = existsSync(join(ROOT, 'functions/lib/index.js'))
  const needFunctions: Emulator[] = ['functions', 'hosting', ...WITH_FUNCTIONS]
  if (asked.includes('functions') && !isBuilt) {
    say('No functions and no hosting: functions/lib/index.js is not built yet.')
  }
  const hasFunctions = asked.includes('functions') && isBuilt
  return EMULATORS.filter((name) => {
    if (WITH_FUNCTIONS.includes(name)) return hasFunctions
    return asked.includes(name) && (isBuilt || !needFunctions.includes(name))
  })
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../tools/emulators/project'
import { runToEnd } from '../tools/emulators/services'
import { buildFor } from './build'
import { deployFindings, printFindings } from './doctor'
import { type Environment, isDemo } from './settings'

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
const INDEXES_EVERY_MS = 15_000
/** Indexes of a large database take hours; a deployment of others would only wait behind them. */
const INDEXES_WITHIN_MS = 60 * 60_000

type Options = { say: (line: string) => void; signal: AbortSignal; is_rehearsal: boolean }

/** Runs firebase-tools with its output on the console; throws if it fails. */
const firebase = async (environment: Environment, args: string[], signal: AbortSignal) => {
  const child = spawn(
    process.execPath,
    [FIREBASE, ...args, `--project=${environment.project_id}`],
    {
      cwd: ROOT,
      stdio: 'inherit',
      signal,
    },
  )
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`firebase ${args.join(' ')} failed; what it printed says why.`)
}

/** The states in what `firebase firestore:indexes --pretty` prints, one per composite index. */
export const indexStates = (printed: string): string[] =>
  [...printed.matchAll(/^\W*\[([A-Z_]+)\] \(/gm)].map(([, state = '']) => state)

const listIndexes = async ({ project_id }: Environment, signal: AbortSignal): Promise<string> => {
  const lines: string[] = []
  await runToEnd({
    name: 'firebase firestore:indexes',
    args: [FIREBASE, 'firestore:indexes', '--pretty', `--project=${project_id}`],
    env: { NO_COLOR: '1' },
    signal,
    onLine: (line) => lines.push(line),
  })
  return lines.join('\n')
}

/**
 * Waits until every composite index is built: until then its queries fail.
 * @throws Error if one needs repair, or if they take too long
 */
export const awaitIndexes = async (
  list: () => Promise<string>,
  say: (line: string) => void,
  wait = (): Promise<void> => pause(INDEXES_EVERY_MS),
  now = Date.now,
): Promise<void> => {
  const deadline = now() + INDEXES_WITHIN_MS
  for (;;) {
    const states = indexStates(await list())
    const building = states.filter((state) => state !== 'READY')
    if (building.includes('NEEDS_REPAIR')) {
      throw new Error('An index needs repair: delete it in the console, then deploy again.')
    }
    if (states.length > 0 && building.length === 0) return
    if (now() > deadline) throw new Error('The indexes are still being built: deploy again later.')
    say(`${building.length} of ${states.length} indexes are being built`)
    await wait()
  }
}

/** Rules and indexes first, so that no function asks what the database can't answer yet. */
export const deploy = async (environment: Environment, options: Options): Promise<number> => {
  const { say, signal, is_rehearsal } = options
  say('Checking the code')
  const check = ['--import', 'tsx', 'tools/check/main.ts']
  await runToEnd({ name: 'npm run check', args: check, env: {}, signal })
  await buildFor(environment, { say, signal })
  const problems = printFindings(await deployFindings(environment), say)
  if (problems > 0) {
    say('\nNothing was deployed.')
    return 1
  }
  if (is_rehearsal || isDemo(environment.project_id)) {
    say('\nRehearsed. The next step would be `firebase deploy --only firestore,storage`.')
    return 0
  }
  await firebase(environment, ['deploy', '--only', 'firestore,storage'], signal)
  await awaitIndexes(() => listIndexes(environment, signal), say)
  // Where nobody can answer, `--force` says yes to functions that retry, to deleting those that are
  // gone, and to a clean-up of old container images.
  const rest = process.stdout.isTTY ? [] : ['--non-interactive', '--force']
  await firebase(environment, ['deploy', '--only', 'functions,hosting', ...rest], signal)
  return 0
}

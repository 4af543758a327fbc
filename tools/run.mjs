// The entry point of every command. It needs no installed packages: it installs those that the
// others need.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = [20, 19]

const COMMANDS = {
  start: 'the whole suite with demo data; --once checks it and stops, --dev for work on the web',
  test: 'all tests, or parts: unit, rules, api, journeys, upload; deep for full counts',
  check: 'format, lint, types, layers, dead code',
  doctor:
    'what this machine has and lacks for the suite; --deploy <alias> for a deployment, --memory what runs from here takes',
  deploy: 'everything to the project of an alias; --rehearse, --build, --alerts for parts',
  emulators: 'the emulators alone; --only firestore,auth,storage for some of them',
  seed: 'demo data into a running suite',
  time: "move the running suite's clock: +3d, -2h, reset, now",
  bench: 'measurements against the budgets',
  explore: 'every state that an order reaches; --small, --mutants [words], --replay <file>',
  ops: "the operator's tool",
  reconcile: 'the ledger proven against the database and the provider',
}

const IN_DEV = ['start', 'doctor', 'time']

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  console.error(
    `Node ${process.versions.node} is too old: Oja needs ${OLDEST_NODE.join('.')} or newer.\n` +
      'Install Node 22 from https://nodejs.org, or with nvm: nvm install 22 && nvm use 22.',
  )
  process.exit(1)
}

/** Compares package-lock.json with npm's record of what is installed. */
function isInstalled() {
  const installedLock = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return false
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true
    return installed[path] ? installed[path].version === version : Boolean(optional)
  })
}

async function install() {
  console.log('Installing packages (npm ci): a minute or two the first time')
  const started = Date.now()
  const tick = setInterval(
    () => console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`),
    10_000,
  )
  const code = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci'])
  clearInterval(tick)
  if (code === 0) return
  console.error('npm ci failed; what it printed above says why. Is the npm registry reachable?')
  process.exit(code)
}

/** Runs a program to its end and forwards signals; resolves with its exit code. */
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit' })
    const passOn = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, passOn)
    child.once('error', (error) => {
      console.error(`${program} can't be started: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      resolve(signal ? 1 : (code ?? 1))
    })
  })
}

function usage() {
  const lines = Object.entries(COMMANDS).map(([name, text]) => `  ${name.padEnd(10)} ${text}`)
  return `node tools/run.mjs <command>\n\n${lines.join('\n')}`
}

const [command, ...rest] = process.argv.slice(2)
if (!command || !Object.hasOwn(COMMANDS, command)) {
  console.error(command ? `No command "${command}".\n\n${usage()}` : usage())
  process.exit(2)
}
refuseOldNode()
if (!isInstalled()) await install()
const args = rest[0] === '--' ? rest.slice(1) : rest
const folder = command === 'deploy' ? 'deploy' : `tools/${command}`
const file = IN_DEV.includes(command) ? `tools/dev/${command}.ts` : `${folder}/main.ts`
process.exit(await run(process.execPath, ['--import', 'tsx', file, ...args]))

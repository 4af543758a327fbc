import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PortTable } from './ports'
import { ROOT } from './project'

const HOST = '127.0.0.1'

export const EMULATORS = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'tasks',
  'eventarc',
  'pubsub',
] as const
export type Emulator = (typeof EMULATORS)[number]

/** Parses the list of `--only`; refuses names that are not emulators. */
export function parseOnly(text: string): Emulator[] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !EMULATORS.some((known) => known === name))
  if (unknown.length > 0) {
    throw new Error(`No such emulator: ${unknown.join(', ')}. There are ${EMULATORS.join(', ')}.`)
  }
  return EMULATORS.filter((known) => names.includes(known))
}

type HeaderRule = { source: string; headers: { key: string; value: string }[] }
type FirebaseJson = {
  functions?: object[]
  hosting: { headers?: HeaderRule[]; [key: string]: unknown }
}
export type SuiteShape = {
  emulators: Emulator[]
  ports: PortTable
  /** The folder that Hosting serves beside the API, relative to the root. */
  web_folder: string
}

/** The production content security policy, with one suite's emulators added. */
function suitePolicy(policy: string, ports: PortTable): string {
  const origin = (name: Emulator) => `http://${HOST}:${ports[name]}`
  const connections = (['auth', 'firestore', 'storage'] as const).map(origin).join(' ')
  return policy
    .replace("connect-src 'self'", `connect-src 'self' ${connections}`)
    .replace("img-src 'self'", `img-src 'self' ${origin('storage')}`)
}

/**
 * The emulator puts a path's headers on whatever a function responds there. `immutable` would stand
 * on the 404 of a missing file.
 */
const isKeptByEmulator = ({ headers }: HeaderRule): boolean =>
  !headers.some(({ value }) => value.includes('immutable'))

/** What `npm start` bundles, which is apart from what a deployment uploads. */
const SUITE_SOURCE = { source: 'functions', ignore: ['node_modules', 'src', '*.log'] }

/** firebase.json with one suite's emulators, ports and builds. */
export function suiteConfig(firebaseJson: FirebaseJson, shape: SuiteShape): object {
  const { emulators, ports, web_folder } = shape
  const chosen = emulators.map((name) => [name, { host: HOST, port: ports[name] }])
  const headers = (firebaseJson.hosting.headers ?? []).filter(isKeptByEmulator).map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? suitePolicy(value, ports) : value,
    })),
  }))
  return {
    ...firebaseJson,
    functions: firebaseJson.functions?.map((codebase) => ({ ...codebase, ...SUITE_SOURCE })),
    hosting: { ...firebaseJson.hosting, public: web_folder, headers },
    emulators: {
      ...Object.fromEntries(chosen),
      ...(emulators.includes('firestore') && {
        firestore: { host: HOST, port: ports.firestore, websocketPort: ports.firestore_websocket },
      }),
      hub: { host: HOST, port: ports.hub },
      logging: { host: HOST, port: ports.logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
}

/**
 * firebase-tools takes the folder of its config file as the project root, so each suite's config is
 * in the root while the suite runs.
 */
export function writeSuiteConfig(offset: number, shape: SuiteShape) {
  const path = join(ROOT, `firebase.suite-${offset}.json`)
  const firebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))
  writeFileSync(path, `${JSON.stringify(suiteConfig(firebaseJson, shape), null, 2)}\n`)
  return { path, remove: () => rmSync(path, { force: true }) }
}

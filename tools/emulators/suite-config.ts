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

type FirebaseJson = { hosting: object }
export type SuiteShape = {
  emulators: Emulator[]
  ports: PortTable
  /** What Hosting serves beside the API, relative to the root. */
  web_folder: string
}

/** firebase.json with the emulators, ports and web build of one suite. */
export function suiteConfig(firebaseJson: FirebaseJson, shape: SuiteShape): object {
  const { emulators, ports, web_folder } = shape
  const chosen = emulators.map((name) => [name, { host: HOST, port: ports[name] }])
  return {
    ...firebaseJson,
    hosting: { ...firebaseJson.hosting, public: web_folder },
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
 * firebase-tools takes the project's root from the folder of its config file, so each suite's
 * config lies at the root while the suite runs.
 */
export function writeSuiteConfig(offset: number, shape: SuiteShape) {
  const path = join(ROOT, `firebase.suite-${offset}.json`)
  const firebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))
  writeFileSync(path, `${JSON.stringify(suiteConfig(firebaseJson, shape), null, 2)}\n`)
  return { path, remove: () => rmSync(path, { force: true }) }
}

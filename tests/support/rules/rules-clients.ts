import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore'
import { afterAll } from 'vitest'
import { PROJECT_ID } from '../../../tools/emulators/project'
import { saveCoverage } from './rule-coverage'
import { ACTORS, type ActorName } from './rules-actors'

setLogLevel('silent')

const PROJECT = process.env.GCLOUD_PROJECT ?? PROJECT_ID

export type Documents = Record<string, DocumentData>

/** Clients stay open for a whole test file: connecting takes ten times as long as one check. */
let environment: Promise<RulesTestEnvironment> | undefined
let serverApp: FirebaseApp | undefined
const clients = new Map<ActorName, Firestore>()

/** The rules engine with the rules of the working tree; one project per worker. */
export const rulesEnvironment = (): Promise<RulesTestEnvironment> => {
  environment ??= initializeTestEnvironment({
    projectId: PROJECT,
    firestore: {
      rules: readFileSync(process.env.OJA_FIRESTORE_RULES ?? 'firestore.rules', 'utf8'),
    },
  })
  return environment
}

export const firestoreOf = (rules: RulesTestEnvironment, name: ActorName): Firestore => {
  const actor = ACTORS[name]
  const make = () => {
    const context = actor
      ? rules.authenticatedContext(actor.uid, actor.token)
      : rules.unauthenticatedContext()
    return context.firestore() as unknown as Firestore
  }
  const client = clients.get(name) ?? make()
  clients.set(name, client)
  return client
}

/** A client that bypasses the rules, like the Admin SDK. */
export const serverFirestore = (): Firestore => {
  if (serverApp) return getFirestore(serverApp)
  serverApp = initializeApp({ projectId: PROJECT }, 'server')
  const db = getFirestore(serverApp)
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':')
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: 'owner' })
  return db
}

export const writeAsServer = async (documents: Documents): Promise<void> => {
  const db = serverFirestore()
  const batch = writeBatch(db)
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data)
  await batch.commit()
}

afterAll(async () => {
  if (!environment) return
  await saveCoverage(PROJECT)
  await (await environment).cleanup()
  if (serverApp) await deleteApp(serverApp)
})

import { readFileSync } from 'node:fs'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type Query,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { countedTest } from '../counts'
import { saveCoverage } from './rule-coverage'
import { ACTORS, type ActorName, everyone } from './rules-actors'

setLogLevel('silent')

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

type Documents = Record<string, DocumentData>

/** An extra write that must be refused or allowed, and why. */
export type Attempt = {
  why: string
  as: ActorName
  operation: 'create' | 'update'
  path: string
  data: DocumentData
  /** Documents that the server or an earlier write left. */
  beside?: Documents
}

/** The tests of one collection: its documents, what each operation writes, and who may. */
export type CollectionRow = {
  collection: string
  documents: Documents
  /** Documents of other collections that the rules read. */
  around?: Documents
  get: (actor: ActorName) => string
  list: (db: Firestore, actor: ActorName) => Query
  create: (actor: ActorName) => { path: string; data: DocumentData }
  update: (actor: ActorName) => { path: string; data: DocumentData }
  allowed: Partial<Record<Operation, readonly ActorName[]>>
  /** The reason, for the test's name. */
  policy: string
  hostile?: readonly Attempt[]
  /** Writes at the limits of what is allowed. */
  accepted?: readonly Attempt[]
}

const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-oja'
let environment: RulesTestEnvironment | undefined

/** The rules engine with the rules of the working tree; one project per test file. */
export const rulesEnvironment = async (): Promise<RulesTestEnvironment> => {
  environment ??= await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: {
      rules: readFileSync(process.env.OJA_FIRESTORE_RULES ?? 'firestore.rules', 'utf8'),
    },
  })
  return environment
}

export const firestoreOf = (rules: RulesTestEnvironment, name: ActorName): Firestore => {
  const actor = ACTORS[name]
  const context = actor
    ? rules.authenticatedContext(actor.uid, actor.token)
    : rules.unauthenticatedContext()
  return context.firestore() as unknown as Firestore
}

const write = async (rules: RulesTestEnvironment, documents: Documents): Promise<void> => {
  await rules.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore
    const batch = writeBatch(db)
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data)
    await batch.commit()
  })
}

const attempt = (
  row: CollectionRow,
  db: Firestore,
  actor: ActorName,
  operation: Operation,
): Promise<unknown> => {
  if (operation === 'get') return getDoc(doc(db, row.get(actor)))
  if (operation === 'list') return getDocs(row.list(db, actor))
  if (operation === 'delete') return deleteDoc(doc(db, row.get(actor)))
  const { path, data } = row[operation](actor)
  return operation === 'create' ? setDoc(doc(db, path), data) : updateDoc(doc(db, path), data)
}

/** Tests every cell of one collection: each actor, each operation, allowed or refused. */
export const describeCollection = (row: CollectionRow): void => {
  describe(row.collection, () => {
    let rules: RulesTestEnvironment

    beforeAll(async () => {
      rules = await rulesEnvironment()
      await rules.clearFirestore()
    })
    beforeEach(() => write(rules, { ...row.around, ...row.documents }))
    afterAll(async () => {
      await saveCoverage(PROJECT)
      await rules.cleanup()
      environment = undefined
    })

    for (const operation of OPERATIONS) {
      for (const actor of everyone) {
        const isAllowed = row.allowed[operation]?.includes(actor) ?? false
        const verdict = isAllowed ? 'allows' : 'refuses'
        countedTest('R1', `${verdict} ${operation} by ${actor}: ${row.policy}`, async () => {
          if (operation === 'create') await removeCreated(rules, row, actor)
          const trial = attempt(row, firestoreOf(rules, actor), actor, operation)
          await (isAllowed ? assertSucceeds(trial) : assertFails(trial))
        })
      }
    }

    for (const { why, as, operation, path, data, beside = {} } of row.accepted ?? []) {
      countedTest('R1', `allows ${operation} by ${as}: ${why}`, async () => {
        await write(rules, beside)
        const db = firestoreOf(rules, as)
        if (operation === 'create') await remove(rules, path)
        await assertSucceeds(
          operation === 'create' ? setDoc(doc(db, path), data) : updateDoc(doc(db, path), data),
        )
      })
    }

    for (const { why, as, operation, path, data, beside = {} } of row.hostile ?? []) {
      countedTest('R2', `refuses ${operation} by ${as}: ${why}`, async () => {
        await write(rules, beside)
        const db = firestoreOf(rules, as)
        if (operation === 'create') await remove(rules, path)
        await assertFails(
          operation === 'create' ? setDoc(doc(db, path), data) : updateDoc(doc(db, path), data),
        )
      })
    }
  })
}

const remove = (rules: RulesTestEnvironment, path: string): Promise<void> =>
  rules.withSecurityRulesDisabled(async (context) => {
    await deleteDoc(doc(context.firestore() as unknown as Firestore, path))
  })

const removeCreated = (rules: RulesTestEnvironment, row: CollectionRow, actor: ActorName) =>
  remove(rules, row.create(actor).path)

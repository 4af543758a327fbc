import {
  assertFails,
  assertSucceeds,
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
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { countedTest } from '../counts'
import { recordCollection } from './rule-coverage'
import { type ActorName, everyone } from './rules-actors'
import {
  type Documents,
  firestoreOf,
  rulesEnvironment,
  serverFirestore,
  writeAsServer,
} from './rules-clients'

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

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
    beforeEach(() => writeAsServer({ ...row.around, ...row.documents }))
    afterAll(() => recordCollection(row.get('buyer')))

    for (const operation of OPERATIONS) {
      for (const actor of everyone) {
        const isAllowed = row.allowed[operation]?.includes(actor) ?? false
        const verdict = isAllowed ? 'allows' : 'refuses'
        countedTest('R1', `${verdict} ${operation} by ${actor}: ${row.policy}`, async () => {
          if (operation === 'create') await remove(row.create(actor).path)
          const trial = attempt(row, firestoreOf(rules, actor), actor, operation)
          await (isAllowed ? assertSucceeds(trial) : assertFails(trial))
        })
      }
    }

    for (const { why, as, operation, path, data, beside = {} } of row.accepted ?? []) {
      countedTest('R1', `allows ${operation} by ${as}: ${why}`, async () => {
        await writeAsServer(beside)
        const db = firestoreOf(rules, as)
        if (operation === 'create') await remove(path)
        await assertSucceeds(
          operation === 'create' ? setDoc(doc(db, path), data) : updateDoc(doc(db, path), data),
        )
      })
    }

    for (const { why, as, operation, path, data, beside = {} } of row.hostile ?? []) {
      countedTest('R2', `refuses ${operation} by ${as}: ${why}`, async () => {
        await writeAsServer(beside)
        const db = firestoreOf(rules, as)
        if (operation === 'create') await remove(path)
        await assertFails(
          operation === 'create' ? setDoc(doc(db, path), data) : updateDoc(doc(db, path), data),
        )
      })
    }
  })
}

const remove = (path: string): Promise<void> => deleteDoc(doc(serverFirestore(), path))

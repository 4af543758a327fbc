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

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

/** An extra write that must be refused or allowed, and why. */
export type Attempt = {
  why: string
  as: ActorName
  operation: 'create' | 'update'
  path: string
  data: DocumentData
  /** Documents that the server or an earlier write left. */
  beside?: Documents | (() => Documents)
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

/**
 * The stored documents of one collection. They are written again only after a test that changed
 * them: reads change nothing, nor does what the rules refuse.
 */
const createFixture = (documents: Documents) => {
  let isChanged = true
  const added = new Set<string>()
  return {
    restore: async () => {
      if (isChanged) await writeAsServer(documents)
      isChanged = false
    },
    add: async (more: Documents) => {
      if (Object.keys(more).length === 0) return
      isChanged = true
      for (const path of Object.keys(more)) added.add(path)
      await writeAsServer(more)
    },
    /** Deletes the document at the path of one that a test creates, if there may be one. */
    makeRoom: async (path: string) => {
      if (path in documents) isChanged = true
      else if (!added.has(path)) return
      await deleteDoc(doc(serverFirestore(), path))
    },
    /** Expects a write to be allowed or refused; it counts as a change until it was refused. */
    expectWrite: async (path: string, trial: Promise<unknown>, isAllowed: boolean) => {
      const wasChanged = isChanged
      isChanged = true
      if (isAllowed) {
        added.add(path)
        await assertSucceeds(trial)
      } else {
        await assertFails(trial)
        isChanged = wasChanged
      }
    },
  }
}

/** Tests every cell of one collection: each actor, each operation, allowed or refused. */
export const describeCollection = (row: CollectionRow): void => {
  describe(row.collection, () => {
    const fixture = createFixture({ ...row.around, ...row.documents })
    let rules: RulesTestEnvironment

    beforeAll(async () => {
      rules = await rulesEnvironment()
      await rules.clearFirestore()
    })
    beforeEach(fixture.restore)
    afterAll(() => recordCollection(row.get('buyer')))

    for (const operation of OPERATIONS) {
      for (const actor of everyone) {
        const isAllowed = row.allowed[operation]?.includes(actor) ?? false
        const verdict = isAllowed ? 'allows' : 'refuses'
        countedTest('R1', `${verdict} ${operation} by ${actor}: ${row.policy}`, async () => {
          const isRead = operation === 'get' || operation === 'list'
          const path =
            isRead || operation === 'delete' ? row.get(actor) : row[operation](actor).path
          if (operation === 'create') await fixture.makeRoom(path)
          const trial = attempt(row, firestoreOf(rules, actor), actor, operation)
          if (!isRead) await fixture.expectWrite(path, trial, isAllowed)
          else await (isAllowed ? assertSucceeds(trial) : assertFails(trial))
        })
      }
    }

    const tryOut = (given: Attempt, isAllowed: boolean) => async () => {
      const { as, operation, path, data, beside = {} } = given
      await fixture.add(typeof beside === 'function' ? beside() : beside)
      const db = firestoreOf(rules, as)
      if (operation === 'create') await fixture.makeRoom(path)
      const trial =
        operation === 'create' ? setDoc(doc(db, path), data) : updateDoc(doc(db, path), data)
      await fixture.expectWrite(path, trial, isAllowed)
    }

    for (const given of row.accepted ?? []) {
      const { why, as, operation } = given
      countedTest('R1', `allows ${operation} by ${as}: ${why}`, tryOut(given, true))
    }
    for (const given of row.hostile ?? []) {
      const { why, as, operation } = given
      countedTest('R2', `refuses ${operation} by ${as}: ${why}`, tryOut(given, false))
    }
  })
}

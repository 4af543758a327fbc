import { readFileSync } from 'node:fs'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  listAll,
  ref,
  uploadBytes,
} from 'firebase/storage'
import { afterAll, beforeAll, describe } from 'vitest'
import { countedTest } from './counts'
import { ACTORS, type ActorName, everyone } from './rules-actors'

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

type Upload = { path: string; contentType: string; bytes: number }

/** One path's row. `mine` is where an actor would write. */
export type StorageRow = {
  name: string
  policy: string
  standing: string
  mine: (actor: ActorName) => string
  contentType: string
  allowed: Partial<Record<Operation, readonly ActorName[]>>
  /** Uploads at and beyond the edges of what is accepted, by one who may write. */
  by: ActorName
  accepted: readonly ({ why: string } & Upload)[]
  refused: readonly ({ why: string } & Upload)[]
}

const storageOf = (rules: RulesTestEnvironment, name: ActorName): FirebaseStorage => {
  const actor = ACTORS[name]
  const context = actor
    ? rules.authenticatedContext(actor.uid, actor.token)
    : rules.unauthenticatedContext()
  return context.storage() as unknown as FirebaseStorage
}

const put = (storage: FirebaseStorage, { path, contentType, bytes }: Upload) =>
  uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType })

/** Walks every cell of one path: each actor, each operation, and the uploads at the edges. */
export const describeStoragePath = (row: StorageRow): void => {
  describe(row.name, () => {
    let rules: RulesTestEnvironment

    const asServer = (work: (storage: FirebaseStorage) => Promise<unknown>) =>
      rules.withSecurityRulesDisabled(async (context) => {
        await work(context.storage() as unknown as FirebaseStorage)
      })
    const lay = (path: string) =>
      asServer((storage) => put(storage, { path, contentType: row.contentType, bytes: 8 }))
    const clear = (path: string) =>
      asServer((storage) => deleteObject(ref(storage, path)).catch(() => undefined))

    beforeAll(async () => {
      rules = await initializeTestEnvironment({
        projectId: process.env.GCLOUD_PROJECT ?? 'demo-oja',
        storage: { rules: readFileSync(process.env.OJA_STORAGE_RULES ?? 'storage.rules', 'utf8') },
      })
    })
    afterAll(() => rules.cleanup())

    const attempt = async (operation: Operation, actor: ActorName) => {
      const storage = storageOf(rules, actor)
      const small = { contentType: row.contentType, bytes: 8 }
      if (operation === 'create') {
        await clear(row.mine(actor))
        return put(storage, { path: row.mine(actor), ...small })
      }
      await lay(row.standing)
      if (operation === 'get') return getMetadata(ref(storage, row.standing))
      if (operation === 'list') return listAll(ref(storage, row.standing).parent ?? ref(storage))
      if (operation === 'update') return put(storage, { path: row.standing, ...small })
      return deleteObject(ref(storage, row.standing))
    }

    for (const operation of OPERATIONS) {
      for (const actor of everyone) {
        const isAllowed = row.allowed[operation]?.includes(actor) ?? false
        countedTest(
          'R3',
          `${isAllowed ? 'allows' : 'refuses'} ${operation} by ${actor}: ${row.policy}`,
          async () => {
            const trial = attempt(operation, actor)
            await (isAllowed ? assertSucceeds(trial) : assertFails(trial))
          },
        )
      }
    }

    for (const upload of row.accepted) {
      countedTest('R3', `accepts ${upload.why}`, async () => {
        await clear(upload.path)
        await assertSucceeds(put(storageOf(rules, row.by), upload))
      })
    }
    for (const upload of row.refused) {
      countedTest('R3', `refuses ${upload.why}`, async () => {
        await clear(upload.path)
        await assertFails(put(storageOf(rules, row.by), upload))
      })
    }
  })
}

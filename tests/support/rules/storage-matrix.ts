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
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { afterAll, beforeAll, describe } from 'vitest'
import { VALIDATED_MARK } from '../../../functions/src/contract/paths'
import { PROJECT_ID } from '../../../tools/emulators/project'
import { countedTest } from '../counts'
import { ACTORS, type ActorName, everyone } from './rules-actors'

const OPERATIONS = ['get', 'get_unseen', 'list', 'create', 'overwrite', 'change', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

/** The operation's text in a test's name. */
const WORDS: Record<Operation, string> = {
  get: 'get',
  get_unseen: 'get of what the server has not looked at',
  list: 'list',
  create: 'create',
  overwrite: 'overwriting',
  change: 'a change of metadata',
  delete: 'delete',
}

type Upload = {
  path: string
  contentType: string
  bytes: number
  /** Metadata beside the content type. */
  more?: UploadMetadata
}

/**
 * Metadata that our images never need; `GOOD_METADATA` is what Storage or an SDK may send by
 * itself.
 */
const BAD_METADATA: Record<string, UploadMetadata> = {
  'bytes that are said to be packed': { contentEncoding: 'gzip' },
  'bytes that are said to be packed otherwise': { contentEncoding: 'br' },
  'an encoding in capitals': { contentEncoding: 'GZIP' },
  'a name to save it under': { contentDisposition: 'attachment; filename="invoice.exe"' },
  'a name with a script': { contentDisposition: 'inline; filename="<script>.html"' },
  'the server’s mark': { customMetadata: VALIDATED_MARK },
  'a field of the uploader’s own': { customMetadata: { anything: 'x' } },
}
const GOOD_METADATA: Record<string, UploadMetadata> = {
  'bytes that are what they are': { contentEncoding: 'identity' },
  'an empty encoding': { contentEncoding: '' },
  'what Storage says by itself': { contentDisposition: "inline; filename*=utf-8''a.png" },
}

/** The tests of one path. `mine` is where an actor would write. */
export type StorageRow = {
  name: string
  policy: string
  stored: string
  mine: (actor: ActorName) => string
  contentType: string
  allowed: Partial<Record<Operation, readonly ActorName[]>>
  /** Who makes the uploads at and beyond the limits. */
  by: ActorName
  /** Set if the server's file at `stored` has no mark. */
  unmarked?: true
  /** Creates the documents that the rules of the path read. */
  prepare?: (rules: RulesTestEnvironment) => Promise<void>
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

const put = (storage: FirebaseStorage, { path, contentType, bytes, more }: Upload) =>
  uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType, ...more })

/** Uploads in two steps, metadata first and then the bytes. */
const putInSteps = (storage: FirebaseStorage, { path, contentType, bytes, more }: Upload) =>
  uploadBytesResumable(ref(storage, path), new Uint8Array(bytes), { contentType, ...more }).then()

/** Tests every cell of one path: each actor, each operation, and the uploads at the limits. */
export const describeStoragePath = (row: StorageRow): void => {
  describe(row.name, () => {
    let rules: RulesTestEnvironment

    const asServer = (work: (storage: FirebaseStorage) => Promise<unknown>) =>
      rules.withSecurityRulesDisabled(async (context) => {
        await work(context.storage() as unknown as FirebaseStorage)
      })
    const lay = (path: string, more?: UploadMetadata) =>
      asServer((storage) => put(storage, { path, contentType: row.contentType, bytes: 8, more }))
    const seen = row.unmarked ? {} : { customMetadata: VALIDATED_MARK }
    const clear = (path: string) =>
      asServer((storage) => deleteObject(ref(storage, path)).catch(() => undefined))

    beforeAll(async () => {
      rules = await initializeTestEnvironment({
        projectId: PROJECT_ID,
        storage: { rules: readFileSync(process.env.OJA_STORAGE_RULES ?? 'storage.rules', 'utf8') },
        ...(row.prepare && { firestore: { rules: readFileSync('firestore.rules', 'utf8') } }),
      })
      await row.prepare?.(rules)
    })
    afterAll(() => rules.cleanup())

    const attempt = async (operation: Operation, actor: ActorName) => {
      const storage = storageOf(rules, actor)
      const small = { contentType: row.contentType, bytes: 8 }
      if (operation === 'create') {
        await clear(row.mine(actor))
        return put(storage, { path: row.mine(actor), ...small })
      }
      await lay(row.stored, operation === 'get_unseen' ? undefined : seen)
      const stored = ref(storage, row.stored)
      if (operation === 'get' || operation === 'get_unseen') return getMetadata(stored)
      if (operation === 'list') return listAll(stored.parent ?? ref(storage))
      if (operation === 'overwrite') return put(storage, { path: row.stored, ...small })
      if (operation === 'change') return updateMetadata(stored, { contentType: row.contentType })
      return deleteObject(stored)
    }

    for (const operation of OPERATIONS) {
      for (const actor of everyone) {
        const isAllowed = row.allowed[operation]?.includes(actor) ?? false
        countedTest(
          'R3',
          `${isAllowed ? 'allows' : 'refuses'} ${WORDS[operation]} by ${actor}: ${row.policy}`,
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

    const [plain] = row.accepted
    if (!plain) return
    const variants = (metadata: Record<string, UploadMetadata>) => Object.entries(metadata)
    for (const [why, more] of variants(GOOD_METADATA)) {
      countedTest('R3', `accepts ${why}`, async () => {
        await clear(plain.path)
        await assertSucceeds(put(storageOf(rules, row.by), { ...plain, bytes: 8, more }))
      })
    }
    for (const [why, more] of variants(BAD_METADATA)) {
      for (const [how, send] of Object.entries({ 'in one request': put, 'in steps': putInSteps })) {
        countedTest('R3', `refuses ${why}, uploaded ${how}`, async () => {
          await clear(plain.path)
          await assertFails(send(storageOf(rules, row.by), { ...plain, bytes: 8, more }))
        })
      }
    }
  })
}

import { readFileSync } from 'node:fs'
import { storagePaths } from '@contract/paths'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { deleteDoc, doc, setDoc } from 'firebase/firestore'
import { deleteObject, type FirebaseStorage, ref, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, describe } from 'vitest'
import { PROJECT_ID } from '../../tools/emulators/project'
import { countedTest } from '../support/counts'
import { PRODUCT_ID } from '../support/rules/rules-documents'

/** The second at which the password was changed or the account was deleted. */
const ENDED_AT = 1_700_000_000
const uid = 'ended-vendor'
const status = `account_status/${uid}`

const PATHS = {
  'an own photo': storagePaths.avatar(uid),
  'an own logo': storagePaths.logo(uid),
  'a picture of own goods': storagePaths.productImage(uid, PRODUCT_ID, 'front.png'),
  'an own cover': storagePaths.storeCover(uid, 'front.png'),
  'a picture of an own request': storagePaths.requestImage(PRODUCT_ID, uid, 'front.png'),
}
const isRemovable = (path: string): boolean => !path.startsWith('requests/')

const put = (storage: FirebaseStorage, path: string) =>
  uploadBytes(ref(storage, path), new Uint8Array(8), { contentType: 'image/png' })

let rules: RulesTestEnvironment
beforeAll(async () => {
  rules = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    storage: { rules: readFileSync(process.env.OJA_STORAGE_RULES ?? 'storage.rules', 'utf8') },
    firestore: { rules: readFileSync('firestore.rules', 'utf8') },
  })
})
afterAll(() => rules.cleanup())

const signedInAt = (auth_time: number): FirebaseStorage =>
  rules
    .authenticatedContext(uid, { auth_time, roles: ['user', 'vendor'] })
    .storage() as unknown as FirebaseStorage

const stand = (path: string, { is_ended, is_stored }: { is_ended: boolean; is_stored: boolean }) =>
  rules.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage
    await deleteObject(ref(storage, path)).catch(() => undefined)
    if (is_stored) await put(storage, path)
    const document = doc(context.firestore() as never, status)
    if (is_ended) await setDoc(document, { tokens_valid_after: ENDED_AT })
    else await deleteDoc(document)
  })

describe.each(Object.entries(PATHS))('%s', (_what, path) => {
  type Try = (storage: FirebaseStorage) => Promise<unknown>
  const upload: Try = (storage) => put(storage, path)
  const remove: Try = (storage) => deleteObject(ref(storage, path))
  const TRIES: [what: string, is_stored: boolean, attempt: Try][] = [
    ['upload', false, upload],
    ...(isRemovable(path) ? [['remove', true, remove] satisfies [string, boolean, Try]] : []),
  ]
  for (const [what, is_stored, attempt] of TRIES) {
    countedTest('R3', `is not to ${what} by a token of before the session was ended`, async () => {
      await stand(path, { is_ended: true, is_stored })
      await assertFails(attempt(signedInAt(ENDED_AT - 1)))
    })

    countedTest('R3', `is to ${what} by who signed in since`, async () => {
      await stand(path, { is_ended: true, is_stored })
      await assertSucceeds(attempt(signedInAt(ENDED_AT)))
    })

    countedTest('R3', `is to ${what} where no session was ended`, async () => {
      await stand(path, { is_ended: false, is_stored })
      await assertSucceeds(attempt(signedInAt(1)))
    })
  }
})

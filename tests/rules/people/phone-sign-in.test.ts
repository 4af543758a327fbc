import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore'
import { beforeAll, describe, test } from 'vitest'
import { rulesEnvironment, writeAsServer } from '../../support/rules/rules-clients'
import { longAgo, PRODUCT_ID, productDocument } from '../../support/rules/rules-documents'

const uid = 'by-phone'
const PHONE = '+2348031234567'
const RECORD = {
  user_id: uid,
  name: 'Ngozi',
  email: '',
  photo_url: '',
  accepted_conditions: true,
  roles: ['user'],
}
const conversation = `${uid}_vendor_general`

let rules: RulesTestEnvironment
beforeAll(async () => {
  rules = await rulesEnvironment()
  await rules.clearFirestore()
  await writeAsServer({
    [`users/${uid}`]: { ...RECORD, phone: PHONE, created_at: longAgo, updated_at: longAgo },
    [`products/${PRODUCT_ID}`]: productDocument('vendor'),
    [`conversations/${conversation}`]: { members: [uid, 'vendor'], unread: { [uid]: 1 } },
  })
})

const signedInBy = (sign_in_provider: 'custom' | 'phone', as = uid): Firestore =>
  rules
    .authenticatedContext(as, {
      phone_number: PHONE,
      roles: ['user'],
      firebase: { sign_in_provider, identities: {} },
    } as never)
    .firestore() as unknown as Firestore

const TRIES: Record<string, (db: Firestore) => Promise<unknown>> = {
  'read the own record': (db) => getDoc(doc(db, `users/${uid}`)),
  'read notifications': (db) => getDocs(collection(db, `users/${uid}/notifications`)),
  'read a conversation': (db) => getDocs(collection(db, `conversations/${conversation}/messages`)),
  'add a favourite': (db) =>
    setDoc(doc(db, `users/${uid}/favourites/${PRODUCT_ID}`), { added_at: serverTimestamp() }),
  'remove an address': (db) => deleteDoc(doc(db, `users/${uid}/addresses/1`)),
}

describe.each(Object.entries(TRIES))('to %s', (_what, attempt) => {
  test('is allowed to who signed in by a code of ours', async () => {
    await assertSucceeds(attempt(signedInBy('custom')))
  })

  test('is refused to a token of Firebase’s own phone sign-in', async () => {
    await assertFails(attempt(signedInBy('phone')))
  })
})

test('who has a phone number alone writes no record of their own', async () => {
  const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() }
  const db = signedInBy('custom', 'new-by-phone')
  const record = { ...RECORD, user_id: 'new-by-phone', ...times }
  await assertFails(setDoc(doc(db, 'users/new-by-phone'), record))
  await assertFails(setDoc(doc(db, 'users/new-by-phone'), { ...record, phone: PHONE }))
})

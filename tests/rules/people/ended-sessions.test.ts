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
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { beforeAll, describe } from 'vitest'
import { countedTest } from '../../support/counts'
import { rulesEnvironment, serverFirestore, writeAsServer } from '../../support/rules/rules-clients'
import {
  longAgo,
  PRODUCT_ID,
  productDocument,
  transactionDocument,
} from '../../support/rules/rules-documents'

/** The second at which the password was changed or the account was deleted. */
const ENDED_AT = 1_700_000_000
const uid = 'buyer'
const conversation = `${uid}_vendor_general`

const RECORD = {
  user_id: uid,
  name: 'Ngozi',
  email: `${uid}@oja.example`,
  photo_url: '',
  accepted_conditions: true,
  roles: ['user'],
}

/** Operations that an old token is refused and a new one of the same user is allowed. */
const TRIES: Record<string, (db: Firestore) => Promise<unknown>> = {
  'read the own record': (db) => getDoc(doc(db, `users/${uid}`)),
  'write the own record anew': async (db) => {
    await deleteAsServer(`users/${uid}`)
    const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() }
    await setDoc(doc(db, `users/${uid}`), { ...RECORD, ...times })
  },
  'read notifications': (db) => getDocs(collection(db, `users/${uid}/notifications`)),
  'read addresses': (db) => getDocs(collection(db, `users/${uid}/addresses`)),
  'remove an address': (db) => deleteDoc(doc(db, `users/${uid}/addresses/1`)),
  'remove a device': (db) => deleteDoc(doc(db, `users/${uid}/devices/${'a'.repeat(64)}`)),
  'record a view': (db) =>
    setDoc(doc(db, `users/${uid}/viewed_products/${PRODUCT_ID}`), { viewed_at: serverTimestamp() }),
  'add a favourite': (db) =>
    setDoc(doc(db, `users/${uid}/favourites/${PRODUCT_ID}`), { added_at: serverTimestamp() }),
  'read a purchase': (db) => getDoc(doc(db, `transactions/${transactionDocument.id}`)),
  'read an escrow code': (db) =>
    getDoc(doc(db, `transactions/${transactionDocument.id}/private/${uid}`)),
  'read the timeline': (db) =>
    getDocs(collection(db, `transactions/${transactionDocument.id}/events`)),
  'list conversations': (db) =>
    getDocs(query(collection(db, 'conversations'), where('members', 'array-contains', uid))),
  'read a conversation': (db) => getDocs(collection(db, `conversations/${conversation}/messages`)),
  'mark a conversation read': (db) =>
    updateDoc(doc(db, `conversations/${conversation}`), { [`unread.${uid}`]: 0 }),
  'write a message': (db) =>
    setDoc(doc(db, `conversations/${conversation}/messages/m1`), {
      sender_id: uid,
      text: 'Still here',
      image_path: null,
      sent_at: serverTimestamp(),
    }),
}

const STORED = {
  [`users/${uid}`]: { ...RECORD, created_at: longAgo, updated_at: longAgo },
  [`users/${uid}/addresses/1`]: { city: 'Ikeja' },
  [`users/${uid}/counters/messages`]: {
    window_started_at: longAgo,
    count: 1,
    last: `${conversation}/m1`,
  },
  [`products/${PRODUCT_ID}`]: productDocument('vendor'),
  [`transactions/${transactionDocument.id}`]: transactionDocument,
  [`transactions/${transactionDocument.id}/private/${uid}`]: { escrow_code: '004213' },
  [`conversations/${conversation}`]: { members: [uid, 'vendor'], unread: { [uid]: 1 } },
  [`account_status/${uid}`]: { tokens_valid_after: ENDED_AT },
}

let rules: RulesTestEnvironment

const deleteAsServer = (path: string) => deleteDoc(doc(serverFirestore(), path))

const signedInAt = (auth_time: number): Firestore =>
  rules
    .authenticatedContext(uid, { email: RECORD.email, auth_time })
    .firestore() as unknown as Firestore

beforeAll(async () => {
  rules = await rulesEnvironment()
  await rules.clearFirestore()
})

describe.each(Object.entries(TRIES))('to %s', (_what, attempt) => {
  const stand = async () => {
    await writeAsServer(STORED)
    await deleteAsServer(`conversations/${conversation}/messages/m1`)
  }

  countedTest('R2', 'is refused to a token of before the session was ended', async () => {
    await stand()
    await assertFails(attempt(signedInAt(ENDED_AT - 1)))
  })

  countedTest('R1', 'is allowed to who signed in since', async () => {
    await stand()
    await assertSucceeds(attempt(signedInAt(ENDED_AT)))
  })

  countedTest('R1', 'is allowed where no session was ended', async () => {
    await stand()
    await deleteAsServer(`account_status/${uid}`)
    await assertSucceeds(attempt(signedInAt(1)))
  })
})

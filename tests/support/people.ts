import { getAuth } from 'firebase-admin/auth'
import type { Role, User } from '../../functions/src/contract/entities/user'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { timestampFromMillis } from '../../functions/src/contract/time'
import { firebaseApp } from '../../functions/src/db/firebase-app'
import { collectionOf } from '../../functions/src/db/firestore'

export const PASSWORD = 'a-good-password'

/** A user with an account, a record and an ID token. */
export type Person = { uid: string; email: string; name: string; token: string }

type Wanted = { name?: string; roles?: readonly Role[]; email_verified?: boolean; record?: boolean }

let made = 0

const identity = async (method: string, body: object): Promise<Record<string, unknown>> => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

/** Returns a new ID token with the current claims. */
export const signIn = async (email: string, password = PASSWORD): Promise<string> => {
  const response = await identity('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  })
  return String(response.idToken)
}

const writeRecord = async (uid: string, name: string, email: string, roles: readonly Role[]) => {
  const at = timestampFromMillis(Date.now())
  const record: User = {
    user_id: uid,
    name,
    email,
    photo_url: '',
    accepted_conditions: true,
    roles: [...roles],
    created_at: at,
    updated_at: at,
  }
  await collectionOf<User>(COLLECTIONS.users).doc(uid).set(record)
}

/** Signs a user up as the app does, with the roles that the test needs. */
export const signUp = async (wanted: Wanted = {}): Promise<Person> => {
  const { name = 'Ngozi Eze', roles = ['user'], email_verified = true, record = true } = wanted
  made += 1
  const email = `person-${process.pid}-${Date.now()}-${made}@oja.example`
  const auth = getAuth(firebaseApp())
  const { uid } = await auth.createUser({
    email,
    password: PASSWORD,
    displayName: name,
    emailVerified: email_verified,
  })
  await auth.setCustomUserClaims(uid, { roles })
  if (record) await writeRecord(uid, name, email, roles)
  return { uid, email, name, token: await signIn(email) }
}

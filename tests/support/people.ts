import { randomBytes } from 'node:crypto'
import type { OperatorRole } from '../../functions/src/contract/entities/console/operator'
import type { Role, User } from '../../functions/src/contract/entities/people/user'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { timestampFromMillis } from '../../functions/src/contract/time'
import { collectionOf } from '../../functions/src/db/firestore'
import { searchWordsOf } from '../../functions/src/domain/console/search-words'
import type { Deps } from '../../functions/src/usecases/deps'
import { grantOperator } from '../../functions/src/usecases/operators/grant-operator'

export const PASSWORD = 'a-good-password'

/** A user with an account, a record and an ID token. */
export type Person = { uid: string; email: string; name: string; token: string }

type Wanted = {
  name?: string
  email?: string
  password?: string
  roles?: readonly Role[]
  email_verified?: boolean
  record?: boolean
}

let made = 0

export const identity = async <Result>(
  path: string,
  body: object,
  headers = {},
): Promise<Result> => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Result
}

/** As Firebase Auth makes them. */
const newUid = (): string =>
  randomBytes(42).toString('base64').replaceAll(/[+/]/g, '0').slice(0, 28)

type Account = { name: string; email: string; password: string; email_verified: boolean }

/** Adds an account together with its claims: one request, where the Admin SDK sends three. */
const addAccount = async (account: Account, roles: readonly Role[]): Promise<string> => {
  const localId = newUid()
  const { error = [] } = await identity<{ error?: object[] }>(
    `projects/${process.env.GCLOUD_PROJECT}/accounts:batchCreate`,
    {
      users: [
        {
          localId,
          displayName: account.name,
          email: account.email,
          emailVerified: account.email_verified,
          rawPassword: account.password,
          customAttributes: JSON.stringify({ roles }),
        },
      ],
    },
    { authorization: 'Bearer owner' },
  )
  if (error.length > 0) throw new Error(`${account.email}: ${JSON.stringify(error)}`)
  return localId
}

/** Returns a new ID token with the current claims. */
export const signIn = async (email: string, password = PASSWORD): Promise<string> => {
  const { idToken } = await identity<{ idToken: string }>('accounts:signInWithPassword?key=demo', {
    email,
    password,
    returnSecureToken: true,
  })
  return idToken
}

/** Returns an ID token for a custom token, as a browser does that signed in by phone. */
export const signInWithToken = async (token: string): Promise<string> => {
  const { idToken } = await identity<{ idToken: string }>(
    'accounts:signInWithCustomToken?key=demo',
    { token, returnSecureToken: true },
  )
  return idToken
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
    search_words: searchWordsOf(name),
  }
  await collectionOf<User>(COLLECTIONS.users).doc(uid).set(record)
}

/** Signs a user up as the app does, with the roles that the test needs. */
export const signUp = async (wanted: Wanted = {}): Promise<Person> => {
  made += 1
  const {
    name = 'Ngozi Eze',
    email = `person-${process.pid}-${Date.now()}-${made}@oja.example`,
    password = PASSWORD,
    roles = ['user'],
    email_verified = true,
    record = true,
  } = wanted
  const uid = await addAccount({ name, email, password, email_verified }, roles)
  if (record) await writeRecord(uid, name, email, roles)
  return { uid, email, name, token: await signIn(email, password) }
}

/** Signs an operator up, with the role in the register and in the token. */
export const signUpOperator = async (
  deps: Deps,
  role: OperatorRole,
  by = 'ops@oja.example',
): Promise<Person> => {
  const person = await signUp({ name: `Ops ${role}` })
  await grantOperator(deps, person.email, { operator: by, reason: 'joins the team', role })
  return { ...person, token: await signIn(person.email) }
}

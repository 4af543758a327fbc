import { userRecordWrite } from '../user-record'
import type { Person } from './people'
import { API, AUTH, FIRESTORE, SITE } from './suite'

export const API_KEY = 'demo-oja'

const DOCUMENTS = 'projects/demo-oja/databases/(default)/documents'

export type SignedIn = {
  localId: string
  email: string
  displayName?: string
  idToken: string
  refreshToken: string
  expiresIn: string
}

const post = async <Answer>(url: string, body: object, idToken?: string): Promise<Answer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Calls Firebase Auth as its library in the browser does. */
const callAuth = <Answer>(method: string, body: object): Promise<Answer> =>
  post(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${API_KEY}`, body)

export const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  callAuth<SignedIn>('signInWithPassword', { email, password, returnSecureToken: true })

/** The record that a client writes at its sign-up, under the rules. */
const writeRecord = async (uid: string, { name, email }: Person, idToken: string) => {
  const record = userRecordWrite(DOCUMENTS, { uid, name, email })
  const write = { ...record, currentDocument: { exists: false } }
  await post(`${FIRESTORE}/v1/${DOCUMENTS}:commit`, { writes: [write] }, idToken)
}

/** Makes an account with the requests of the sign-up form, in its order. */
export const makeAccount = async (person: Person): Promise<void> => {
  const { name, email, password } = person
  const created = await callAuth<SignedIn>('signUp', { email, password, returnSecureToken: true })
  const { localId: uid, idToken } = created
  await callAuth('update', { idToken, displayName: name })
  await writeRecord(uid, person, idToken)
  await post(`${API}/auth/create-role`, { uid, roles: ['user'] }, idToken)
  await callAuth('sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    idToken,
    continueUrl: `${SITE}/marketplace`,
  })
}

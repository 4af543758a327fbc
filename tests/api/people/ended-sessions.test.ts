import { setTimeout as pause } from 'node:timers/promises'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { firestore } from '../../../functions/src/db/firestore'
import { readJobCursor } from '../../../functions/src/db/job-cursors'
import { removeOrphans } from '../../../functions/src/usecases/people/user/remove-orphans'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signIn, signUp } from '../../support/people'
import { userRecordWrite } from '../../support/user-record'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-oja'
const AT = `projects/${PROJECT}/databases/${firestore().databaseId}/documents`
const DOCUMENTS = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${AT}`

/** Reads from Firestore as a client does, with an ID token and under the rules. */
const readAs = async (token: string, path: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${DOCUMENTS}/${path}`, { headers })).status
}
const signUpAgain = async (token: string, person: Person): Promise<number> => {
  const response = await fetch(`${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [userRecordWrite(AT, person)] }),
  })
  return response.status
}

/** Token times have a resolution of one second. */
const nextSecond = () => pause(1_100)

const ownRecord = ({ uid }: Person) => `users/${uid}`

describe('an old token', () => {
  countedTest('R15', 'reads nothing past the API once the password is another', async () => {
    const person = await signUp()
    expect(await readAs(person.token, ownRecord(person))).toBe(200)
    await nextSecond()
    const password = 'another-good-one'
    const changed = await api.call('POST', '/users/update-password', {
      as: person,
      body: { password },
    })
    expect(changed.status).toBe(200)
    expect(await readAs(person.token, ownRecord(person))).toBe(403)
    expect(await readAs(await signIn(person.email, password), ownRecord(person))).toBe(200)
  })

  countedTest('R15', 'writes nothing anew once the account is deleted', async () => {
    const [person, new_one] = [await signUp(), await signUp({ record: false })]
    const body = { confirm: 'DELETE' }
    const deleted = await api.call('POST', '/users/delete', { as: person, body })
    expect(deleted.status).toBe(200)
    expect(await signUpAgain(person.token, person)).toBe(403)
    expect((await firestore().doc(ownRecord(person)).get()).exists).toBe(false)
    expect(await signUpAgain(new_one.token, new_one)).toBe(200)
  })
})

describe('a record without an account', () => {
  countedTest(
    'R25',
    'is removed with all below it; others stay, and it writes no more',
    async () => {
      const [gone, here] = [await signUp(), await signUp()]
      const address = firestore().doc(`${ownRecord(gone)}/addresses/1`)
      await address.set({ city: 'Ikeja' })
      await getAuth(firebaseApp()).deleteUser(gone.uid)
      do await removeOrphans(api.deps)
      while ((await readJobCursor('users'))?.next)
      const left = await Promise.all(
        [firestore().doc(ownRecord(gone)), address, firestore().doc(ownRecord(here))].map((one) =>
          one.get(),
        ),
      )
      expect(left.map(({ exists }) => exists)).toEqual([false, false, true])
      expect(await signUpAgain(gone.token, gone)).toBe(403)
      expect(await readAs(here.token, ownRecord(here))).toBe(200)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { targetOf } from './target'

const SUITE = {
  GCLOUD_PROJECT: 'demo-oja',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
}

describe('where demo data may go', () => {
  it('accepts the emulators of a demo project', () => {
    expect(targetOf({ ...SUITE, OJA_PORT_OFFSET: '5600' })).toMatchObject({
      firestore: '127.0.0.1:8080',
      hub: '127.0.0.1:10000',
      paystack: 'http://127.0.0.1:9610',
    })
  })

  it.each(['oja', 'oja-live', 'my-demo-oja'])('refuses the project %s', (GCLOUD_PROJECT) => {
    expect(() => targetOf({ ...SUITE, GCLOUD_PROJECT })).toThrow(`not for "${GCLOUD_PROJECT}"`)
  })

  it('refuses to run without a project', () => {
    expect(() => targetOf({ ...SUITE, GCLOUD_PROJECT: undefined })).toThrow('demo-')
  })

  it.each([
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
  ])('refuses to run without %s', (name) => {
    expect(() => targetOf({ ...SUITE, [name]: undefined })).toThrow(name)
  })
})

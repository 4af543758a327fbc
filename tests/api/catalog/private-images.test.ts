import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storagePaths, storedPathId } from '../../../functions/src/contract/paths'
import { onUploadFinalized } from '../../../functions/src/triggers/on-upload-finalized'
import { type Api, startApi } from '../../support/api-server'
import { type Person, signUp } from '../../support/people'
import { signUpVendor } from '../../support/stores'
import { addressOf, photograph, upload } from '../../support/upload'

let api: Api
let buyer: Person
let vendor: Person
let stranger: Person

beforeAll(async () => {
  api = await startApi()
  ;[buyer, vendor, stranger] = await Promise.all([signUp(), signUpVendor(), signUpVendor()])
})
afterAll(() => api.close())

const FOLDERS = {
  'a dispute': () =>
    storagePaths.disputeEvidence('t'.repeat(20), buyer.uid, vendor.uid, buyer.uid, 'a.jpg'),
  'a conversation': () =>
    storagePaths.messageImage('talk', buyer.uid, vendor.uid, buyer.uid, 'a.jpg'),
}
const read = (path: string, as?: Person) => api.call('GET', `/images/${storedPathId(path)}`, { as })

/** Requests a file from Storage, signed in as `as` or signed out. */
const askStorage = (path: string, query: string, as?: Person) =>
  fetch(`${addressOf(path)}${query}`, {
    headers: as ? { authorization: `Firebase ${as.token}` } : {},
  })

describe.each(Object.entries(FOLDERS))('a picture of %s', (_where, pathOf) => {
  beforeAll(async () => upload(pathOf(), await photograph(60, 40)))

  test('is seen by the two in it, as a picture and in no cache', async () => {
    for (const person of [buyer, vendor]) {
      const { status, headers } = await read(pathOf(), person)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'no-store',
      ])
    }
  })

  test('is looked at before it is shown, should the trigger be late', async () => {
    await upload(pathOf(), Buffer.from('<script>'))
    const { status, error } = await read(pathOf(), vendor)
    expect([status, error.code]).toEqual([422, 'product/image-not-a-picture'])
    expect((await read(pathOf(), vendor)).status).toBe(404)
    await upload(pathOf(), await photograph(60, 40))
    expect((await read(pathOf(), vendor)).status).toBe(200)
  })

  test('is not there for anyone else', async () => {
    const { status, error } = await read(pathOf(), stranger)
    expect([status, error.code]).toEqual([404, 'image/not-found'])
    expect((await read(pathOf())).status).toBe(401)
  })

  test('has no link that opens it to everyone: Storage tells neither party about it', async () => {
    await onUploadFinalized(api.deps, pathOf())
    for (const query of ['', '?alt=media']) {
      for (const person of [buyer, vendor, stranger, undefined]) {
        expect((await askStorage(pathOf(), query, person)).status).toBe(403)
      }
    }
  })

  test('is no longer opened by the link that its upload gave', async () => {
    const metadata = { firebaseStorageDownloadTokens: 'chosen-by-the-uploader' }
    await upload(pathOf(), await photograph(60, 40), 'image/jpeg', { metadata })
    const link = '?alt=media&token=chosen-by-the-uploader'
    expect((await askStorage(pathOf(), link)).status).toBe(200)
    await onUploadFinalized(api.deps, pathOf())
    expect((await askStorage(pathOf(), link)).status).toBe(403)
  })
})

test('nothing else of the bucket is read this way', async () => {
  const avatar = storagePaths.avatar(buyer.uid)
  await upload(avatar, await photograph(20, 20))
  const others = [avatar, 'search/snapshot.jsonl.gz', `messages/../${buyer.uid}`, 'x']
  for (const path of others) expect((await read(path, buyer)).status).toBe(404)
})

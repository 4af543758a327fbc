import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import { RENDITION_WIDTHS, renditionPath } from '../../../functions/src/contract/catalog/images'
import { MAX_DEAL_IMAGES } from '../../../functions/src/contract/entities/orders/deal'
import { storagePaths } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { readRefusedUpload } from '../../../functions/src/db/catalog/refused-uploads'
import { onUploadFinalized } from '../../../functions/src/triggers/on-upload-finalized'
import { purgeOrphanedUploads } from '../../../functions/src/usecases/catalog/image/purge-orphaned-uploads'
import { RATE_LIMITS } from '../../../functions/src/usecases/rate-limit'
import { countedTest } from '../../support/counts'
import { orderDeal, readDealNow } from '../../support/deals'
import { startPages } from '../../support/pages-server'
import type { Person } from '../../support/people'
import { acceptRequest, answerSeller, askFor, lookAtLink, tryAsking } from '../../support/requests'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { photograph, upload } from '../../support/upload'

let testApi: TestApi
let buyer: Person
let vendor: Person
let photo: Buffer
beforeAll(async () => {
  testApi = await openTestApi()
  ;[buyer, vendor, photo] = await Promise.all([
    testApi.buyer(),
    testApi.vendor(),
    photograph(80, 100),
  ])
})
afterAll(() => testApi.close())

const pathOf = (id: string, file = 'drum.jpg', { uid } = buyer) =>
  storagePaths.requestImage(id, uid, file)
const put = async (path: string, bytes = photo): Promise<string> => {
  await upload(path, bytes)
  return path
}
const isThere = async (path: string) => (await testApi.deps.objects.find(path)) !== undefined
const smallest = (path: string) => renditionPath(path, RENDITION_WIDTHS[0])

/** Asks with pictures that are uploaded already. */
const askWith = async (files = ['drum.jpg'], by = buyer): Promise<ShownDeal> => {
  const id = testApi.deps.ids()
  const image_paths: string[] = []
  for (const file of files) image_paths.push(await put(pathOf(id, file, by)))
  const { status, data, text } = await tryAsking(testApi, by, { image_paths }, id)
  if (status !== 200) throw new Error(text)
  return data
}
const pathsOf = ({ deal }: ShownDeal) => deal.terms.images.map(({ path }) => path)

describe('pictures of a request', () => {
  countedTest(
    'R22',
    'are shown by its link in the server’s renditions alone, in their order',
    async () => {
      const asked = await askWith(['b.jpg', 'a.jpg'])
      expect(pathsOf(asked)).toEqual([
        pathOf(asked.deal.id, 'b.jpg'),
        pathOf(asked.deal.id, 'a.jpg'),
      ])
      const { data } = await lookAtLink(testApi, asked)
      expect(data.deal.terms.images).toEqual(asked.deal.terms.images)
      for (const { url, url_320, path, alt } of data.deal.terms.images) {
        expect(alt).toBe(asked.deal.terms.title)
        for (const address of [url, url_320]) expect((await fetch(address)).status).toBe(200)
        expect(await isThere(path)).toBe(false)
      }
    },
  )

  test('are in the head that chats show', async () => {
    const { deal } = await askWith()
    const pages = await startPages({ renderer_file: 'none.js' })
    const { text } = await pages.get(`/r/${deal.code}`)
    await pages.close()
    expect(text).toContain('drum-640.webp')
  })

  test('are what the seller sells, and the order shows', async () => {
    const asked = await askWith()
    await acceptRequest(testApi, vendor, asked)
    await answerSeller(testApi, buyer, asked, vendor)
    const order = await orderDeal(testApi, buyer, await readDealNow(asked.deal))
    expect(order.product_details.image_url).toBe(asked.deal.terms.images[0]?.url_320)
  })

  test('stay when the request is changed with them, though nothing is uploaded again', async () => {
    const asked = await askWith(['a.jpg', 'b.jpg'])
    const [, second = ''] = pathsOf(asked)
    const change = { price_minor: 700_000, image_paths: [second] }
    const { data } = await tryAsking(testApi, buyer, change, asked.deal.id)
    expect(data.deal).toMatchObject({ version: 2, terms: { price_minor: 700_000 } })
    expect(data.deal.terms.images).toEqual([asked.deal.terms.images[1]])
  })

  test('aren’t changed under their name once they are shown', async () => {
    const asked = await askWith()
    const [path = ''] = pathsOf(asked)
    const before = await testApi.deps.objects.read(smallest(path))
    await put(path, await photograph(100, 80))
    await onUploadFinalized(testApi.deps, path)
    expect(await isThere(path)).toBe(false)
    expect(await testApi.deps.objects.read(smallest(path))).toEqual(before)
  })

  test.each([
    ['of another person', (id: string) => pathOf(id, 'a.jpg', vendor)],
    ['of another request', () => pathOf('o'.repeat(20), 'a.jpg')],
    ['of a product', (id: string) => storagePaths.productImage(buyer.uid, id, 'a.jpg')],
    ['that is a rendition', (id: string) => smallest(pathOf(id, 'a.jpg'))],
  ])('aren’t one %s', async (_, at) => {
    const id = testApi.deps.ids()
    const refused = await tryAsking(testApi, buyer, { image_paths: [await put(at(id))] }, id)
    expect([refused.status, codeOf(refused)]).toEqual([422, 'product/image-not-ours'])
  })

  test('aren’t what never was uploaded, nor what is no picture, nor five', async () => {
    const id = testApi.deps.ids()
    const path = pathOf(id)
    const ask = (image_paths: string[]) => tryAsking(testApi, buyer, { image_paths }, id)
    expect(codeOf(await ask([path]))).toBe('product/image-not-ours')
    await put(path, Buffer.from('<script>'))
    const refused = await ask([path])
    expect([codeOf(refused), refused.error.details]).toEqual([
      'product/image-not-a-picture',
      { path, reason: 'kind' },
    ])
    const five = Array.from({ length: MAX_DEAL_IMAGES + 1 }, (_, at) => pathOf(id, `${at}.jpg`))
    expect(codeOf(await ask(five))).toBe('request/invalid')
    expect(codeOf(await ask([]))).toBe('success')
  })

  test('aren’t more in a day than a person needs; the next day takes them again', async () => {
    const many = await testApi.buyer('Many Pictures')
    const { max } = RATE_LIMITS.request_image
    const id = testApi.deps.ids()
    const see = async (file: string) => {
      const path = await put(pathOf(id, file, many))
      await onUploadFinalized(testApi.deps, path)
      return path
    }
    for (let at = 0; at < max; at += 1) await see(`${at}.jpg`)
    const path = await see('more.jpg')
    expect(await isThere(path)).toBe(false)
    expect(await isThere(smallest(path))).toBe(false)
    expect(await readRefusedUpload(many.uid, path)).toMatchObject({ reason: 'many' })
    const refused = await tryAsking(testApi, many, { image_paths: [path] }, id)
    expect([codeOf(refused), refused.error.details]).toEqual([
      'product/image-not-a-picture',
      { path, reason: 'many' },
    ])
    // Others aren't kept from it.
    expect(pathsOf(await askWith())).toHaveLength(1)
    testApi.passTime(DAY_MS)
    expect(await isThere(smallest(await see('tomorrow.jpg')))).toBe(true)
  })
})

describe('once a day has passed', () => {
  const purge = () =>
    purgeOrphanedUploads({ ...testApi.deps, clock: () => Date.now() + DAY_MS + 60_000 })

  test('pictures of what was never asked for go, and what an edit left out unless it was paid', async () => {
    const never = await put(pathOf(testApi.deps.ids()))
    const looked = await put(pathOf(testApi.deps.ids()))
    await onUploadFinalized(testApi.deps, looked)
    const asked = await askWith(['kept.jpg', 'left.jpg'])
    const [kept = '', left = ''] = pathsOf(asked)
    await tryAsking(testApi, buyer, { image_paths: [kept] }, asked.deal.id)
    const bought = await askWith(['bought.jpg'])
    await acceptRequest(testApi, vendor, bought)
    await answerSeller(testApi, buyer, bought, vendor)
    await orderDeal(testApi, buyer, await readDealNow(bought.deal))
    const [paid = ''] = pathsOf(bought)
    await purge()
    const there = [never, smallest(looked), smallest(left), smallest(kept), smallest(paid)]
    expect(await Promise.all(there.map(isThere))).toEqual([false, false, false, true, true])
  })

  test('those of whoever deleted their account go', async () => {
    const leaver = await testApi.buyer('Leaves Soon')
    const asked = await askWith(['open.jpg'], leaver)
    const body = { confirm: 'DELETE' }
    const { status } = await testApi.call('POST', '/users/delete', { as: leaver, body })
    expect(status).toBe(200)
    await purge()
    expect(await isThere(smallest(pathsOf(asked)[0] ?? ''))).toBe(false)
    expect((await lookAtLink(testApi, asked)).status).toBe(410)
  })
})

test('a request without pictures is asked for as before', async () => {
  expect((await askFor(testApi, buyer)).deal.terms.images).toEqual([])
})

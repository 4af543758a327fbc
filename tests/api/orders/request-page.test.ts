import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import { startPages } from '../../support/pages-server'
import type { Person } from '../../support/people'
import { askFor, withdrawRequest } from '../../support/requests'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let pages: Awaited<ReturnType<typeof startPages>>
let buyer: Person
beforeAll(async () => {
  testApi = await openTestApi()
  // Nothing of it is rendered by the web's code.
  pages = await startPages({ renderer_file: 'none.js' })
  buyer = await testApi.buyer()
})
afterAll(async () => {
  await pages.close()
  await testApi.close()
})

describe('the page of a request', () => {
  test('has a head for chats, is listed nowhere, and is readable without scripts', async () => {
    const { deal } = await askFor(testApi, buyer, {
      title: 'A <b>drum</b> & sticks',
      description: 'Carved of iroko, as we spoke about it in the chat.',
    })
    const { status, headers, text } = await pages.get(`/r/${deal.code}`)
    expect(status).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['cache-control']).toBe('no-cache')
    expect(text).toContain('<meta name="robots" content="noindex')
    expect(text).toMatch(
      /property="og:title" content="Wanted: A &lt;b&gt;drum&lt;\/b&gt; &amp; sticks, ₦12,500/,
    )
    expect(text).toMatch(/property="og:description" content="[^"]*Protected by escrow/)
    const plain = /<noscript>(.*?)<\/noscript>/s.exec(text)?.[1]
    expect(plain).toContain('<h1>Wanted: A &lt;b&gt;drum&lt;/b&gt; &amp; sticks</h1>')
    expect(plain).toContain('Carved of iroko, as we spoke about it in the chat.')
    expect(plain).toContain(`Price: ₦12,500. Code: ${deal.code}.`)
    expect(text).not.toContain(buyer.uid)
    expect(text).toContain('<div id="root"></div>')
  })

  test('is there however the code is spelled, and when it was withdrawn', async () => {
    const asked = await askFor(testApi, buyer)
    const plain = asked.deal.code.replace('-', '').toLowerCase()
    expect((await pages.get(`/r/${plain}`)).status).toBe(200)
    await withdrawRequest(testApi, buyer, asked)
    expect((await pages.get(`/r/${asked.deal.code}`)).status).toBe(200)
  })

  test('is 404 for a code that nobody has, and 410 once who asked is gone', async () => {
    const missing = await pages.get('/r/00000-00000')
    expect([missing.status, missing.headers['x-robots-tag']]).toEqual([404, 'noindex'])
    const asker = await testApi.buyer('Bola Ade')
    const { deal } = await askFor(testApi, asker, { title: 'A violet coral crown' })
    await collectionOf(COLLECTIONS.users).doc(asker.uid).delete()
    const gone = await pages.get(`/r/${deal.code}`)
    expect([gone.status, gone.headers['x-robots-tag']]).toEqual([410, 'noindex'])
    expect(gone.text).not.toContain('coral crown')
  })
})

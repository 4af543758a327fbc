import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATEGORIES } from '../../../functions/src/contract/reference/categories'
import { type Api, startApi } from '../../support/api-server'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('categories', () => {
  test('are all returned, in the order of the specification, with their labels', async () => {
    const response = await api.call('GET', '/public/categories')
    expect(response.status).toBe(200)
    expect(response.data).toEqual(CATEGORIES)
  })

  test('on top are as many as asked for, eight without a word', async () => {
    const eight = await api.call<unknown[]>('GET', '/public/categories/top-categories')
    const three = await api.call<unknown[]>('GET', '/public/categories/top-categories?limit=3')
    expect([eight.data.length, three.data.length]).toEqual([8, 3])
  })

  test('refuses a limit of none or of more than there are', async () => {
    for (const limit of ['0', '22', 'x', '1.5']) {
      const response = await api.call('GET', `/public/categories/top-categories?limit=${limit}`)
      expect(response.error?.code).toBe('request/invalid')
      expect(response.error?.details?.fields).toHaveProperty('limit')
    }
  })

  test('may be cached and are not sent again when unchanged', async () => {
    const first = await api.call('GET', '/public/categories')
    expect(first.headers['cache-control']).toBe(
      'public, max-age=60, s-maxage=300, stale-while-revalidate=600',
    )
    const again = await api.call('GET', '/public/categories', {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FiguresList } from '../../../functions/src/contract/entities/money/figures'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let money: Person

beforeAll(async () => {
  testApi = await openTestApi()
  money = await signUpOperator(testApi.deps, 'money')
})
afterAll(() => testApi.close())

const show = (query: string, as: Person = money) =>
  testApi.call<FiguresList>('GET', `/console/figures/${query}`, { as })

describe('figures are refused', () => {
  test('to everybody but who decides about money', async () => {
    const vendor = await testApi.vendor()
    const support = await signUpOperator(testApi.deps, 'support')
    for (const path of ['days', 'months']) {
      expect(codeOf(await show(path, vendor))).toBe('request/not-found')
      expect(codeOf(await show(path, support))).toBe('auth/forbidden')
      const nobody = await testApi.call('GET', `/console/figures/${path}`, {})
      expect(nobody.status).toBe(404)
    }
  })

  test.each([
    'days?from=2026-03-02&until=2026-03-01',
    'days?from=2026-01-01&until=2026-04-03',
    'days?from=2026-02-30',
    'days?from=2026-13-01',
    'days?from=yesterday',
    'days?first=2026-01-01',
    'months?from=2026-02&until=2026-01',
    'months?from=2024-01&until=2026-01',
    'months?from=2026-00',
    'months?until=2026-01-01',
  ])('%s', async (query) => {
    const response = await show(query)
    expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
  })
})

describe('figures of a time in which nothing was counted are none', () => {
  test.each([
    'days',
    'months',
    'days?from=2026-01-01&until=2026-04-02',
    'days?until=9999-12-31',
    'months?from=2024-02&until=2026-01',
    'months?until=9999-12',
    'months?until=0000-01',
  ])('%s', async (query) => {
    const { status, data } = await show(query)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      periods: [],
      counted_until: null,
      total: { money: { sold_minor: 0 } },
    })
  })
})

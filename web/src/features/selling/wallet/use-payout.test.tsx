import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { usePayout } from './use-payout'

const keys = () => api.calls('vendors.payout').map(({ headers }) => headers['idempotency-key'])
/** The first call gets no response. */
const loseFirst = () =>
  api.answers('vendors.payout', () =>
    api.calls().length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : {},
  )
const ask = async (amounts: number[]) => {
  const { result } = renderHook(() => usePayout())
  const results: boolean[] = []
  for (const amount of amounts) {
    await act(async () => {
      results.push(await result.current.run(amount))
    })
  }
  return { results, result }
}

describe('usePayout', () => {
  it('tries the same amount again with the same key, so that it is paid once', async () => {
    loseFirst()
    expect((await ask([50_000, 50_000])).results).toEqual([false, true])
    expect(keys()[0]).toBe(keys()[1])
  })

  it('takes another key for another amount', async () => {
    loseFirst()
    await ask([50_000, 60_000])
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('takes another key once the first was done', async () => {
    api.answers('vendors.payout', {})
    await ask([50_000, 50_000])
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('says why the server refuses', async () => {
    api.refuses('vendors.payout', 'payout/insufficient')
    const { result } = await ask([50_000])
    await waitFor(() => expect(result.current.failure).toBe('That is more than is available.'))
  })
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { usePayout } from './use-payout'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))

const keys = () => call.mock.calls.map(([, input]) => input.idempotency_key)
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

beforeEach(() => {
  call.mockReset()
})

describe('usePayout', () => {
  it('tries the same amount again with the same key, so that it is paid once', async () => {
    call.mockRejectedValueOnce(apiError('network', 'Network error?.')).mockResolvedValue({})
    expect((await ask([50_000, 50_000])).results).toEqual([false, true])
    expect(keys()[0]).toBe(keys()[1])
  })

  it('takes another key for another amount', async () => {
    call.mockRejectedValueOnce(apiError('network', 'Network error?.')).mockResolvedValue({})
    await ask([50_000, 60_000])
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('takes another key once the first was done', async () => {
    call.mockResolvedValue({})
    await ask([50_000, 50_000])
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('says why the server refuses', async () => {
    call.mockRejectedValue(apiError('json', 'That is more than is available.', { status: 409 }))
    const { result } = await ask([50_000])
    await waitFor(() => expect(result.current.failure).toBe('That is more than is available.'))
  })
})

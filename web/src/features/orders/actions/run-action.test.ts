import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'
import { sampleTransaction, transactionIn } from '../testing/sample'
import { runOn } from './run-action'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))

const { id } = sampleTransaction()
const cached = () => queryClient.getQueryData(['transaction', id])

afterEach(() => {
  queryClient.clear()
  call.mockReset()
})

describe('runOn', () => {
  it('keeps what the server answered', async () => {
    const transaction = transactionIn('completed')
    await runOn(id)(async () => ({ transaction }))
    expect(cached()).toEqual(transaction)
    expect(call).not.toHaveBeenCalled()
  })

  it('rejects with the refusal and asks what is true now when it is too late', async () => {
    const transaction = transactionIn('reversed')
    call.mockResolvedValue({ transaction })
    const refusal = apiError('json', 'This is not possible at this stage.', { status: 409 })
    await expect(runOn(id)(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(cached()).toEqual(transaction)
  })

  it('asks nothing anew after any other refusal', async () => {
    const refusal = apiError('json', 'This escrow code is not right.', { status: 422 })
    await expect(runOn(id)(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(call).not.toHaveBeenCalled()
  })
})

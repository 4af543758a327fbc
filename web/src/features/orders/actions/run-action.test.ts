import { afterEach, describe, expect, it } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'
import { api } from '@/lib/testing/fake-api'
import { sampleTransaction, transactionIn } from '../testing/sample'
import { runOn } from './run-action'

const { id } = sampleTransaction()
const cached = () => queryClient.getQueryData(['transaction', id])

afterEach(() => queryClient.clear())

describe('runOn', () => {
  it('keeps what the server answered', async () => {
    const transaction = transactionIn('completed')
    await runOn(id)(async () => ({ transaction }))
    expect(cached()).toEqual(transaction)
    expect(api.calls()).toEqual([])
  })

  it('rejects with the refusal and asks what is true now when it is too late', async () => {
    const transaction = transactionIn('reversed')
    api.answers('transactions.get', { transaction })
    const refusal = apiError('json', 'This is not possible at this stage.', { status: 409 })
    await expect(runOn(id)(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(cached()).toEqual(transaction)
  })

  it('asks nothing anew after any other refusal', async () => {
    const refusal = apiError('json', 'This escrow code is not right.', { status: 422 })
    await expect(runOn(id)(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(api.calls()).toEqual([])
  })
})

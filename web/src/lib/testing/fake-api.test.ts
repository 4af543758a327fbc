import { productEndpoints } from '@contract/api/catalog/products'
import { publicEndpoints } from '@contract/api/catalog/public'
import { salesEndpoints } from '@contract/api/money/sales'
import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import { transactionEndpoints } from '@contract/api/orders/transactions'
import { vendorEndpoints } from '@contract/api/people/vendors'
import { describe, expect, it } from 'vitest'
import { call, callFile } from '../api/api-client'
import { api, takeProblems } from './fake-api'

const ID = 'k3f9qzk3f9qzk3f9qz01'
const lost = { api: 'network' }

describe('the fake API', () => {
  it('answers in the endpoint’s own shape, filled in', async () => {
    api.answers('transactions.approve', { transaction: { id: ID } })
    const { transaction } = await call(transactionEndpoints.approve, { params: { id: ID } })
    expect(transaction).toMatchObject({ id: ID, chargebacks: [], refund: null })
  })

  it('shows what went over the wire, with its key', async () => {
    api.answers('vendors.payout', {})
    await call(vendorEndpoints.payout, {
      body: { amount_minor: 5_000_00 },
      idempotency_key: 'k'.repeat(20),
    })
    expect(api.calls()).toMatchObject([
      {
        name: 'vendors.payout',
        headers: { 'idempotency-key': 'k'.repeat(20), authorization: 'Bearer token' },
      },
    ])
    expect(api.sent('vendors.payout')).toEqual([{ body: { amount_minor: 5_000_00 } }])
  })

  it('answers by what it was asked', async () => {
    api.answers('products.get', ({ params }) => ({ id: params.id }))
    expect(await call(productEndpoints.get, { params: { id: ID } })).toMatchObject({ id: ID })
  })

  it('refuses with the status and the words of the error table', async () => {
    api.refuses('transactions.approve', 'transaction/not-found')
    await expect(call(transactionEndpoints.approve, { params: { id: ID } })).rejects.toMatchObject({
      api: 'json',
      status: 404,
      code: 'transaction/not-found',
    })
  })

  it('invents neither an answer nor a refusal', () => {
    expect(() => api.answers('transactions.approve', { paid: true } as never)).toThrow(
      'transactions.approve never answers this: no such field: paid',
    )
    expect(() => api.answers('transactions.approve', { transaction: { id: 7 } } as never)).toThrow(
      'answer.transaction.id',
    )
    expect(() => api.refuses('transactions.approve', 'product/out-of-stock')).toThrow(
      'transactions.approve never refuses with product/out-of-stock',
    )
  })

  it('notes a call without an answer by name', async () => {
    await expect(call(publicEndpoints.locations)).rejects.toMatchObject(lost)
    expect(takeProblems()).toEqual([
      'public.locations was called, and the test has no answer to it',
    ])
  })

  it('notes what its schema refuses, unless the test refuses it so', async () => {
    const quote = () => call(checkoutEndpoints.quote, { body: { lines: [] } })
    api.answers('checkouts.quote', {})
    await expect(quote()).rejects.toMatchObject(lost)
    expect(takeProblems()).toEqual([
      expect.stringMatching(/^checkouts.quote was sent what it refuses: body.lines/),
    ])
    api.refuses('checkouts.quote', 'request/invalid', { fields: { lines: 'Choose something.' } })
    await expect(quote()).rejects.toMatchObject({ status: 400, code: 'request/invalid' })
  })

  it('loses the connection, or stands behind a page of somebody else', async () => {
    api.loses('public.locations')
    await expect(call(publicEndpoints.locations)).rejects.toMatchObject(lost)
    api.intercepts('public.locations', 502)
    await expect(call(publicEndpoints.locations)).rejects.toMatchObject({
      api: 'html',
      status: 502,
    })
  })

  it('gives files', async () => {
    api.answers('sales.csv', 'order\n1')
    const file = await callFile(salesEndpoints.csv)
    expect(await file.text()).toBe('order\n1')
  })
})

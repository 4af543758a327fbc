import type { Transaction } from '@contract/entities/orders/transaction'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { sampleDispute, sampleReturn, transactionIn } from '../testing/sample'
import { SettlementOfferForm } from './settlement-offer-form'

const disputed = (change: Partial<Transaction> = {}) =>
  transactionIn('in_dispute', { dispute: sampleDispute(), ...change })
const renderForm = (transaction: Transaction) =>
  render(
    <SettlementOfferForm
      transaction={transaction}
      party="vendor"
      run={async (action) => {
        await action()
      }}
    />,
  )
const offer = async () => {
  await userEvent.type(screen.getByLabelText('How much goes back to Ngozi Eze?'), '5,000')
  await userEvent.click(screen.getByRole('button', { name: /^Offer ₦5,000/ }))
}

beforeEach(() => api.answers('transactions.propose', {}))

describe('what happens to the goods by an offer', () => {
  it('is nothing unless it is said', async () => {
    renderForm(disputed())
    expect(screen.getByRole('radio', { name: 'Ngozi Eze keeps them' })).toBeChecked()
    await offer()
    await waitFor(() =>
      expect(api.sent('transactions.propose')[0]?.body).toEqual({ refund_minor: 500_000 }),
    )
  })

  it('is a way back first, at the vendor’s cost', async () => {
    renderForm(disputed())
    const back = 'Ngozi Eze sends them back first, and you pay the way'
    await userEvent.click(screen.getByRole('radio', { name: back }))
    await offer()
    await waitFor(() =>
      expect(api.sent('transactions.propose')[0]?.body).toEqual({
        refund_minor: 500_000,
        goods: 'return',
      }),
    )
  })

  it.each([
    ['that the buyer doesn’t have', { fulfilment: 'shipped' }],
    ['that were to go back before', { return: sampleReturn({ dispute: sampleDispute() }) }],
  ] as const)('isn’t asked of goods %s', (_, change) => {
    renderForm(disputed(change as Partial<Transaction>))
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('says so if they can’t go back after all', async () => {
    api.refuses('transactions.propose', 'transaction/return-not-possible')
    renderForm(disputed())
    await offer()
    expect(await screen.findByText(/Goods can be sent back once/)).toBeVisible()
  })
})

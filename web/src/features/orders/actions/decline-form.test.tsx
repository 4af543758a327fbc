import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { transactionIn } from '../testing/sample'
import { DeclineForm } from './decline-form'

const renderForm = async (failed_sale_cost_minor?: number) => {
  const transaction = {
    ...transactionIn('confirmed'),
    ...(failed_sale_cost_minor !== undefined && { failed_sale_cost_minor }),
  }
  render(<DeclineForm transaction={transaction} party="vendor" run={vi.fn()} onClose={vi.fn()} />)
  await screen.findByRole('dialog')
}

describe('declining an order', () => {
  it('says before what it costs, and that the buyer pays none of it', async () => {
    await renderForm(25_525)
    expect(screen.getByText(/Declining costs ₦255.25: the bank keeps its fee/)).toHaveTextContent(
      'never from Ngozi Eze',
    )
  })

  it('says nothing of a cost where there is none, as for orders of before', async () => {
    await renderForm()
    expect(screen.queryByText(/the bank keeps its fee/)).toBeNull()
  })
})

import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sampleReturn, transactionIn } from '../testing/sample'
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

  it('says what goes back where only some units were to be sent again', async () => {
    const amounts = { goods_minor: 625_000, delivery_minor: 0, escrow_fee_minor: 20_625 }
    const back = sampleReturn({ is_whole: false, wish: 'repair', outcome: 'second_try', amounts })
    const transaction = { ...transactionIn('confirmed'), round: 2 as const, return: back }
    render(<DeclineForm transaction={transaction} party="vendor" run={vi.fn()} onClose={vi.fn()} />)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('gets ₦6,456.25 back for what was to be sent again')
    expect(dialog).not.toHaveTextContent('everything')
  })

  it('says nothing of a cost where there is none, as for orders of before', async () => {
    await renderForm()
    expect(screen.queryByText(/the bank keeps its fee/)).toBeNull()
  })
})

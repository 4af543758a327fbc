import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { sampleItem, transactionIn } from '../testing/sample'
import { ConfirmPartialForm } from './confirm-partial-form'

const wrapper = sampleItem({ title: 'Wrapper', quantity: 3, escrow_fee_minor: 10_000 })
const cap = sampleItem({
  title: 'Cap',
  product_id: 'c1q2r3p1q2r3p1q2r3p1',
  variant_id: 'c1q2r3p1q2r3p1q2r3p1',
  unit_price: 300_000,
  quantity: 1,
})
const run = vi.fn(async (act: () => Promise<unknown>) => void (await act()))

const renderForm = async () => {
  render(
    <ConfirmPartialForm
      transaction={transactionIn('awaiting_confirmation', {
        items: [wrapper, cap],
        failed_sale_cost_minor: 25_525,
      })}
      party="vendor"
      run={run as never}
      onClose={vi.fn()}
    />,
  )
  await screen.findByRole('dialog')
}
const choose = (label: string, count: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), count)

beforeEach(() => {
  vi.clearAllMocks()
  api.answers('transactions.confirmPartial', {})
})

it('names what goes back, the share of the fee rounded up, on the button', async () => {
  await renderForm()
  await choose('Wrapper', '2')
  // ₦6,250 for the piece, and 10,000 − ⌊10,000 × 2 / 3⌋ kobo of the fee.
  await userEvent.click(
    screen.getByRole('button', { name: 'Confirm and refund ₦6,283.34 to Ngozi Eze' }),
  )
  expect(api.sent('transactions.confirmPartial')).toMatchObject([
    { body: { lines: [{ quantity: 2 }, { quantity: 1 }] } },
  ])
})

it('says what declining costs if nothing is left', async () => {
  await renderForm()
  await choose('Wrapper', '0')
  await choose('Cap', '0')
  expect(screen.getByText(/^Declining costs ₦255.25/)).toHaveTextContent('never from Ngozi Eze')
  expect(screen.getByRole('button', { name: /^Refund ₦[\d,.]+ to Ngozi Eze$/ })).toBeVisible()
})

it('says of a single piece that there is one, and asks for a choice', async () => {
  await renderForm()
  expect(
    [...screen.getByLabelText<HTMLSelectElement>('Cap').options].map(({ text }) => text),
  ).toEqual(['1', 'None'])
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the rest' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose how many of a line you can send.')
  expect(api.calls()).toEqual([])
})

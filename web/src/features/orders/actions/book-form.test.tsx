import { transactionEndpoints } from '@contract/api/orders/transactions'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import { apiError } from '@/lib/api/api-error'
import { transactionIn } from '../testing/sample'
import { BookForm } from './book-form'

vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))

const transaction = {
  ...transactionIn('confirmed'),
  carrier: { name: 'shipbubble', fee_minor: 273_050 },
}
const onClose = vi.fn()
const run = async (work: () => Promise<unknown>) => {
  await work()
}

/** The dialog is a chunk of its own. */
const renderForm = async () => {
  render(<BookForm transaction={transaction} party="vendor" run={run as never} onClose={onClose} />)
  await screen.findByRole('dialog')
}
const days = () => screen.getByLabelText<HTMLSelectElement>('The carrier comes on')
const book = () => userEvent.click(screen.getByRole('button', { name: 'Book pickup' }))

beforeEach(() => {
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({} as never)
  onClose.mockReset()
})

describe('booking a pickup', () => {
  it('offers four days, with tomorrow chosen, and says what was paid', async () => {
    await renderForm()
    expect(screen.getByText(/₦2,730.50/)).toBeVisible()
    expect([...days().options].map(({ text }) => text.split(',')[0])).toEqual(
      expect.arrayContaining(['Today', 'Tomorrow']),
    )
    expect(days().options).toHaveLength(4)
    expect(days().selectedOptions[0]?.text).toMatch(/^Tomorrow/)
  })

  it('books the chosen day and closes', async () => {
    await renderForm()
    const [, , third] = days().options
    await userEvent.selectOptions(days(), third?.value ?? '')
    await book()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(call).toHaveBeenCalledExactlyOnceWith(transactionEndpoints.book, {
      params: { id: transaction.id },
      body: { pickup_day: third?.value },
    })
  })

  it('says why a carrier can’t come, and stays open', async () => {
    vi.mocked(call).mockRejectedValue(
      apiError('json', 'Every carrier takes more for this parcel than was paid for it.', {
        status: 409,
        code: 'delivery/carrier-dearer',
      }),
    )
    await renderForm()
    await book()
    expect(await screen.findByText(/Every carrier takes more/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

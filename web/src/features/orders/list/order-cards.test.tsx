import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { inDays, NOW, sampleDeadline, transactionIn } from '../testing/sample'
import { OrderCards } from './order-cards'

vi.mock('@/lib/live/transactions', () => ({
  useLiveBuyerSecret: () => ({
    status: 'content',
    data: { escrow_code: '482913', authorization_url: 'https://checkout.example/1' },
  }),
}))

const named = (name: string, transaction: Transaction): Transaction => ({
  ...transaction,
  id: name.padEnd(20, '0'),
  items: transaction.items.map((item) => ({ ...item, title: name })),
  product_details: { ...transaction.product_details, name },
})

const renderCards = (party: Party, ...transactions: Transaction[]) => {
  const onAct = vi.fn()
  render(
    <MemoryRouter>
      <OrderCards
        transactions={transactions}
        party={party}
        now={NOW}
        onDetails={vi.fn()}
        onAct={onAct}
      />
    </MemoryRouter>,
  )
  return onAct
}
const names = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const toVendor = sampleDeadline({ actor: 'vendor', action: 'confirm' })
const unpaid = transactionIn('pending', {
  deadline: sampleDeadline({ action: 'payment_confirmed', effect: 'reverse_unpaid' }),
})

describe('the orders on a phone', () => {
  it('begin with what waits for the reader, the most urgent first', () => {
    renderCards(
      'buyer',
      named('Waits for the vendor', transactionIn('awaiting_confirmation', { deadline: toVendor })),
      named('Later', transactionIn('delivered', { deadline: sampleDeadline({ at: inDays(3) }) })),
      named('Sooner', transactionIn('delivered', { deadline: sampleDeadline({ at: inDays(1) }) })),
    )
    const mine = screen.getByRole('heading', { name: 'Waiting for you (2)' }).closest('section')
    expect(mine && names(mine)).toEqual(['Sooner', 'Later'])
    const others = screen.getByRole('heading', { name: 'Everything else' }).closest('section')
    expect(others && names(others)).toEqual(['Waits for the vendor'])
  })

  it('say how far each is', () => {
    renderCards('buyer', transactionIn('shipped'))
    expect(screen.getByRole('img', { name: 'Step 3 of 5: Sent' })).toBeInTheDocument()
  })

  it('show no steps once the order is reversed, but that the money went back', () => {
    renderCards('buyer', transactionIn('reversed'))
    expect(screen.queryByRole('img', { name: /^Step/ })).toBeNull()
    expect(screen.getByText('Refunded')).toBeInTheDocument()
  })

  it('let a buyer pay, with the amount on the button', () => {
    renderCards('buyer', unpaid)
    expect(screen.getByRole('link', { name: 'Pay ₦12,912.50' })).toHaveAttribute(
      'href',
      'https://checkout.example/1',
    )
  })

  it('ask the buyer for the approval that is due, and open its dialog', async () => {
    const transaction = transactionIn('delivered')
    const onAct = renderCards('buyer', transaction)
    await userEvent.click(screen.getByRole('button', { name: 'I’m happy: pay ₦12,500' }))
    expect(onAct).toHaveBeenCalledExactlyOnceWith(transaction, 'approve')
  })

  it('offer a vendor neither to pay nor to approve', () => {
    renderCards('vendor', unpaid, named('Delivered', transactionIn('delivered')))
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /pay/i })).toBeNull()
  })

  it('tell the vendor what the vendor receives', () => {
    renderCards('vendor', transactionIn('delivered'))
    expect(screen.getByText('₦12,500')).toBeInTheDocument()
    expect(screen.queryByText(/12,912/)).toBeNull()
  })

  it('draws a screenful first, and all of them at once where somebody comes back', () => {
    const transactions = Array.from({ length: 24 }, (_, index) =>
      named(`${index} ordered`, transactionIn('completed')),
    )
    // On the server only the first of two renders takes place.
    const firstRender = (isWhole: boolean) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <OrderCards
            transactions={transactions}
            party="buyer"
            now={NOW}
            isWhole={isWhole}
            onDetails={vi.fn()}
            onAct={vi.fn()}
          />
        </MemoryRouter>,
      ).split('<li').length - 1
    expect(firstRender(false)).toBe(4)
    expect(firstRender(true)).toBe(24)
    renderCards('buyer', ...transactions)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(24)
  })
})

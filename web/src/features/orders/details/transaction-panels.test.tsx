import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays, NOW, sampleDispute, sampleItem, transactionIn } from '../testing/sample'
import { TransactionPanels } from './transaction-panels'

const contact = { recipient_name: 'Ngozi Eze', phone: '08031234567', address: '12 Allen Avenue' }
const { own } = vi.hoisted(() => ({ own: { data: null as object | null } }))
vi.mock('@/lib/live/transactions', () => ({
  useLiveTransactionEvents: () => ({ status: 'content', data: [] }),
  useLivePrivatePart: () => ({ status: 'content', ...own }),
  useLiveBuyerSecret: () => ({ status: 'content', ...own }),
}))
vi.mock('../dispute/dispute-room', () => ({ DisputeRoom: () => <p>the room of the dispute</p> }))
vi.mock('../review/purchase-review', () => ({ PurchaseReview: () => <p>what the buyer wrote</p> }))

beforeEach(() => {
  own.data = { contact, escrow_code: '482913', authorization_url: 'https://checkout.example/1' }
})

const renderPanels = (transaction: Transaction, party: Party) =>
  render(
    <MemoryRouter>
      <TransactionPanels
        transaction={transaction}
        party={party}
        now={NOW}
        run={async () => undefined}
      />
    </MemoryRouter>,
  )
const code = () => screen.queryByRole('heading', { name: 'Your escrow code' })
const line = (label: string) =>
  screen.getAllByText(label).map((term) => term.parentElement?.textContent)

describe('where it goes', () => {
  it('is whole for the buyer', () => {
    renderPanels(transactionIn('pending'), 'buyer')
    expect(screen.getByText('12 Allen Avenue')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '08031234567' })).toBeInTheDocument()
  })

  it('is no more than city and state for a vendor who is not paid', () => {
    own.data = null
    renderPanels(transactionIn('pending'), 'vendor')
    expect(screen.getByText('Ikeja')).toBeInTheDocument()
    expect(screen.getByText(/shown to the vendor once the order is paid/)).toBeInTheDocument()
    expect(screen.queryByText('12 Allen Avenue')).toBeNull()
  })
})

describe('the goods', () => {
  const goods = () => screen.queryByRole('region', { name: 'Goods' })

  it('are each listed with what was chosen, how many and for how much', () => {
    const items = [
      sampleItem({ title: 'Gown', options: [{ name: 'Size', value: 'L' }], quantity: 2 }),
      sampleItem({ title: 'Cap', variant_id: 'cap', unit_price: 300_000, quantity: 3 }),
    ]
    renderPanels(transactionIn('confirmed', { items, units_total: 5 }), 'vendor')
    const lines = [...(goods()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(lines).toEqual(['GownSize: L2 × ₦6,250₦12,500', 'Cap3 × ₦3,000₦9,000'])
  })

  it('have no list of their own if there is one kind', () => {
    renderPanels(transactionIn('confirmed'), 'vendor')
    expect(goods()).toBeNull()
  })
})

describe('the escrow code', () => {
  it('is shown to the buyer until the goods are at the door', () => {
    renderPanels(transactionIn('shipped'), 'buyer')
    expect(code()).toBeInTheDocument()
    expect(screen.getByText(/482/)).toHaveTextContent('482913')
  })

  it('is never shown to the vendor', () => {
    renderPanels(transactionIn('shipped'), 'vendor')
    expect(code()).toBeNull()
  })

  it.each(['pending', 'in_dispute', 'completed', 'reversed'] as const)(
    'is not shown in %s',
    (state) => {
      renderPanels(transactionIn(state), 'buyer')
      expect(code()).toBeNull()
    },
  )

  it('is not shown once the handover is known', () => {
    const shipment = { carrier: 'GIG', shipped_at: inDays(-2), delivered_at: inDays(-1) }
    renderPanels(transactionIn('delivered', { shipment }), 'buyer')
    expect(code()).toBeNull()
  })
})

describe('the money', () => {
  it('is the same to the kobo for both parties', () => {
    const money = {
      charged_minor: 1_291_250,
      held_minor: 0,
      released_minor: 916_667,
      fee_minor: 41_250,
      refunded_minor: 333_333,
    }
    for (const party of ['buyer', 'vendor'] as const) {
      const { unmount } = renderPanels(transactionIn('completed', { money }), party)
      expect(line('To Adire Works')).toEqual(['To Adire Works₦9,166.67'])
      expect(line('Back to Ngozi Eze')).toEqual(['Back to Ngozi Eze₦3,333.33'])
      expect(line('Paid')).toEqual(['Paid₦12,912.50'])
      unmount()
    }
  })

  it('claims nothing where nothing was paid', () => {
    renderPanels(transactionIn('pending'), 'vendor')
    expect(screen.getByText('Nothing has been paid.')).toBeVisible()
    expect(screen.queryByText('Paid')).toBeNull()
  })
})

describe('the dispute’s room', () => {
  it('is there while there is a dispute and after it', async () => {
    renderPanels(transactionIn('completed', { dispute: sampleDispute() }), 'vendor')
    expect(await screen.findByText('the room of the dispute')).toBeVisible()
  })

  it('is not there where nobody raised one', () => {
    renderPanels(transactionIn('delivered'), 'vendor')
    expect(screen.queryByText('the room of the dispute')).toBeNull()
  })
})

describe('the review', () => {
  it.each([
    ['buyer', 'Your review'],
    ['vendor', 'The buyer’s review'],
  ] as const)('is shown to the %s once it is written', async (party, name) => {
    renderPanels(transactionIn('completed', { review_id: 'k3f9qzk3f9qzk3f9qz01' }), party)
    expect(screen.getByRole('heading', { name })).toBeInTheDocument()
    expect(await screen.findByText('what the buyer wrote')).toBeInTheDocument()
  })

  it('has no place before it is written', () => {
    renderPanels(transactionIn('completed'), 'buyer')
    expect(screen.queryByRole('heading', { name: /review/ })).toBeNull()
  })
})

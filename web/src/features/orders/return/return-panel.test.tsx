import type { Party } from '@contract/entities/orders/party'
import type { GoodsReturn } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { StepDots, StepList } from '../details/step-dots'
import { inDays, NOW, sampleReturn, transactionIn } from '../testing/sample'
import { ReturnPanel } from './return-panel'

const { own } = vi.hoisted(() => ({ own: { data: null as object | null } }))
vi.mock('@/lib/live/transactions', () => ({
  useLivePrivatePart: () => ({ status: 'content', ...own }),
}))
vi.mock('@/lib/uploads/private-image', () => ({
  PrivateImage: ({ alt }: { alt: string }) => <img src="data:," alt={alt} />,
}))

const onAct = vi.fn()
const renderPanel = (transaction: Transaction, party: Party) =>
  show(
    <ReturnPanel
      transaction={transaction}
      back={transaction.return ?? sampleReturn()}
      party={party}
      now={NOW}
      onAct={onAct}
    />,
  )
const asked = (change: Partial<GoodsReturn> = {}, order: Partial<Transaction> = {}) =>
  transactionIn('return_asked', { return: sampleReturn(change), ...order })
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeEach(() => {
  own.data = { contact: {} }
  onAct.mockReset()
})

describe('a return that was asked for', () => {
  it('shows the vendor what is wrong, with the photos and both sums', () => {
    renderPanel(asked({ photo_paths: ['a/1.jpg', 'a/2.jpg'] }, { delivery_fee: 150_000 }), 'vendor')
    const panel = screen.getByRole('region', { name: 'Return: it is damaged' })
    expect(panel).toHaveTextContent('“Both are torn at the hem.”')
    expect(screen.getAllByRole('img', { name: /^Picture \d of Ngozi Eze/ })).toHaveLength(2)
    expect(panel).toHaveTextContent('2 × Indigo adire wrapper')
    expect(screen.getByText('Back to Ngozi Eze, once it is back').parentElement).toHaveTextContent(
      '₦12,912.50',
    )
    expect(panel).toHaveTextContent('The way back may cost you about ₦1,500')
  })

  it('has the ways out for the vendor, taking it back first', async () => {
    renderPanel(asked(), 'vendor')
    expect(buttons()).toEqual([
      'Take It Back',
      'Offer a Part',
      'Refund ₦12,912.50 without a return',
      'Refuse the Return',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Offer a Part' }))
    expect(onAct).toHaveBeenCalledWith('offerPart')
  })

  it('can be waited for where other goods are sent', () => {
    const wait = { day: '2026-12-01', at: inDays(0), until: inDays(1) }
    renderPanel(asked({ wish: 'replacement', wait }), 'buyer')
    expect(screen.getByText('Adire Works asks you to wait until 1st Dec, 2026')).toBeVisible()
    expect(buttons()).toEqual(['Wait until 1st Dec, 2026', 'Don’t Wait', 'Keep It After All'])
  })

  it.each([
    ['vendor', /Ngozi Eze waits for it: answer by 1st Dec, 2026, or you take the goods back/],
    ['buyer', /You wait for it\. If Adire Works hasn’t answered by 1st Dec, 2026/],
  ] as const)('says to the %s that it is waited for', (party, text) => {
    const wait = { day: '2026-12-01', at: inDays(0), until: inDays(1), agreed_at: inDays(0) }
    renderPanel(asked({ wish: 'replacement', wait }), party)
    expect(screen.getByText(text)).toBeVisible()
    expect(buttons()).not.toContain('Ask to Wait')
  })

  it.each([
    ['a part', { offer: { amount_minor: 250_000, at: inDays(-2), until: inDays(-1) } }],
    ['waiting', { wait: { day: '2026-12-01', at: inDays(-2), until: inDays(-1) } }],
  ] as const)('no longer shows an offer that is over: %s', (_, offered) => {
    for (const party of ['buyer', 'vendor'] as const) {
      const { unmount } = renderPanel(asked({ wish: 'replacement', ...offered }), party)
      const panel = screen.getByRole('region', { name: /^Return/ })
      expect(panel).not.toHaveTextContent(/offers? you|You offer|to wait until/)
      unmount()
    }
  })

  it('lets a vendor ask to wait where other goods are sent', () => {
    renderPanel(asked({ wish: 'repair' }), 'vendor')
    expect(buttons()).toContain('Ask to Wait')
  })

  it('offers a part first where the goods are worth less than their way back (case 75)', () => {
    const amounts = { goods_minor: 120_000, delivery_minor: 0, escrow_fee_minor: 10_000 }
    renderPanel(asked({ amounts }, { delivery_fee: 150_000 }), 'vendor')
    expect(screen.getByText(/worth less than their way back/)).toBeVisible()
    expect(buttons().slice(0, 2)).toEqual(['Offer a Part', 'Refund ₦1,300 without a return'])
  })

  it('offers a part first where the buyer wants to keep it for less', () => {
    renderPanel(asked({ wish: 'part' }), 'vendor')
    expect(buttons()[0]).toBe('Offer a Part')
  })

  it('names who pays the way back of a changed mind', () => {
    renderPanel(asked({ reason: 'changed_mind' }, { delivery_fee: 150_000 }), 'vendor')
    expect(screen.getByText(/Ngozi Eze pays it unless you do/)).toBeVisible()
  })

  it('can be given up by the buyer, who answers an offer while it stands', () => {
    const offer = { amount_minor: 250_000, at: inDays(-1), until: inDays(1) }
    const { rerender } = renderPanel(asked({ offer }), 'buyer')
    expect(screen.getByText('Adire Works offers you ₦2,500 back').parentElement).toHaveTextContent(
      'if you keep it, until 21st Nov, 2026, 13:00',
    )
    expect(buttons()).toEqual([
      'Keep it and get ₦2,500 back',
      'Decline the Offer',
      'Keep It After All',
    ])
    rerender(<p />)
    renderPanel(asked(), 'buyer')
    expect(buttons()).toEqual(['Keep It After All'])
  })
})

describe('the way back', () => {
  const to = {
    recipient_name: 'Adire Works',
    phone: '+2348031112222',
    address: '1 Lafenwa Street',
    city: 'Ifo',
    state: 'Ogun',
  }

  it('has the address for the buyer, and the code for the vendor alone', () => {
    own.data = { contact: {}, return_to: to, return_code: '482913' }
    const { unmount } = renderPanel(transactionIn('returning'), 'buyer')
    expect(screen.getByText('1 Lafenwa Street, Ifo, Ogun')).toBeVisible()
    expect(screen.queryByText(/482/)).toBeNull()
    expect(buttons()).toEqual(['Send It Back', 'Hand It Over With the Code', 'Keep It After All'])
    unmount()
    renderPanel(transactionIn('returning'), 'vendor')
    expect(screen.getByRole('heading', { name: 'Your return code' })).toBeVisible()
    // Nothing leads to paying for goods that are still to come back.
    expect(buttons().slice(1)).toEqual(['It is back', 'Refund ₦12,912.50 without a return'])
    expect(screen.getByText(/482/)).toBeVisible()
    expect(screen.queryByText(/Lafenwa/)).toBeNull()
  })

  const unsaid = transactionIn('returning', {
    return: sampleReturn({ agreed_at: inDays(-1), agreed_by: 'silence', way_back_by: 'vendor' }),
  })

  it('has a way on for the buyer where the store never said an address', () => {
    renderPanel(unsaid, 'buyer')
    expect(screen.getByRole('note')).toHaveTextContent(
      'Adire Works hasn’t said where to send it. Ask in a message. Your money stays held meanwhile; without an answer, keep it after all and open a dispute.',
    )
    expect(buttons()).toContain('Keep It After All')
  })

  it('asks a store without an address to say it', async () => {
    api.answers('vendors.store', { vendor: { address: '' }, private: { phone: '' } })
    own.data = { contact: {}, return_code: '482913' }
    renderPanel(unsaid, 'vendor')
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Your store has no address, so Ngozi Eze doesn’t know where to send it.',
    )
    expect(screen.getByText(/482/)).toBeVisible()
  })

  it.each([
    ['buyer', 1],
    ['vendor', 0],
  ] as const)('has what a booked parcel is followed and marked by: %s', (party, labels) => {
    const sent = {
      carrier: 'Fez Delivery',
      tracking_url: 'https://track.example/FEZ1',
      label_url: 'https://label.example/FEZ1.pdf',
      is_booked: true as const,
      sent_at: inDays(-1),
    }
    renderPanel(transactionIn('returning', { return: sampleReturn({ sent }) }), party)
    expect(screen.getByRole('link', { name: /^Follow it at track\.example/ })).toHaveAttribute(
      'href',
      sent.tracking_url,
    )
    expect(screen.queryAllByRole('link', { name: /^Print it/ })).toHaveLength(labels)
  })

  it.each([
    ['return_code', 'the return code'],
    ['vendor', 'the store’s confirmation'],
    ['carrier', 'the carrier’s report, without the code'],
  ] as const)('says what showed that it is back: %s', (proof, text) => {
    const arrived_at = inDays(-1)
    renderPanel(transactionIn('returned', { return: sampleReturn({ arrived_at, proof }) }), 'buyer')
    expect(screen.getByText(text)).toBeVisible()
  })

  it('says that the carrier reports it back', () => {
    const back = sampleReturn({ carrier_says_at: inDays(-1) })
    renderPanel(transactionIn('returning', { return: back }), 'vendor')
    expect(screen.getByText('Back, says the carrier')).toBeVisible()
  })

  it('shows how it was sent', () => {
    const sent = {
      carrier: 'Jibowu park',
      waybill_note: 'Driver 0803',
      photo_path: 'a/w.jpg',
      sent_at: inDays(-1),
    }
    renderPanel(transactionIn('returning', { return: sampleReturn({ sent }) }), 'vendor')
    expect(screen.getByText('Jibowu park')).toBeVisible()
    expect(screen.getByText('Driver 0803')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Photo of what was sent back' })).toBeVisible()
  })

  it('ends with looking at it', () => {
    renderPanel(transactionIn('returned'), 'vendor')
    expect(buttons()).toEqual(['It is right: refund ₦12,912.50', 'Something is wrong with it'])
    expect(screen.queryByRole('heading', { name: 'Your return code' })).toBeNull()
  })
})

describe('an ended return', () => {
  it.each([
    ['refunded', 'It ended with a refund.'],
    ['second_try', 'It is sent a second time.'],
    ['kept_for_less', 'The buyer kept it for less.'],
    ['withdrawn', 'The buyer withdrew it.'],
    ['lapsed', /never sent back/],
    ['refused', /The store refused it/],
  ] as const)('says how: %s', (outcome, words) => {
    const ended = sampleReturn({ outcome, ended_at: inDays(-3) })
    renderPanel(transactionIn('completed', { return: ended }), 'buyer')
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('its line of steps', () => {
  const sent = { carrier: 'GIG', tracking_number: 'GIG123', sent_at: inDays(-1) }
  const AGREED = { agreed_at: inDays(-1) }
  const steps = (transaction: Transaction) => {
    render(<StepList transaction={transaction} />)
    const list = screen.getByRole('list', { name: 'Return' })
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }

  it('takes the place of the way there', () => {
    expect(
      steps(transactionIn('returning', { return: sampleReturn({ ...AGREED, sent }) })),
    ).toEqual([
      'Askeddone',
      'Agreeddone',
      'On the waydone',
      'With the storeto come',
      'Refundedto come',
    ])
  })

  it('ends with the second try where that was wanted', () => {
    const wish = 'replacement'
    expect(steps(asked({ wish })).at(-1)).toBe('Sent againto come')
  })

  it.each([
    [asked(), 'Step 1 of 5: Return asked'],
    [transactionIn('returning', { return: sampleReturn(AGREED) }), 'Step 2 of 5: On the way back'],
    [transactionIn('returned'), 'Step 4 of 5: Back with the store'],
    [transactionIn('delivered'), 'Step 4 of 5: Delivered'],
  ])('is five dots on a card (%#)', (transaction, name) => {
    render(<StepDots transaction={transaction} />)
    expect(screen.getByRole('img', { name })).toBeVisible()
  })

  it('is whole once what came back is refunded', () => {
    const back = sampleReturn({ outcome: 'refunded', arrived_at: inDays(-2), ended_at: inDays(-1) })
    expect(steps(transactionIn('reversed', { return: back })).at(-1)).toBe('Refundeddone')
  })
})

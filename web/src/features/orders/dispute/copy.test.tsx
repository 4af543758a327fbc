import type { Dispute } from '@contract/entities/orders/dispute'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { DISPUTE_REASONS } from '@contract/entities/orders/transaction'
import { timestampFromMillis } from '@contract/time'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirmWords } from '../actions/confirm-copy'
import { DECISIONS } from './decision-copy'
import { defaultWords } from './default-copy'
import { disputeStatusText } from './dispute-status'
import { REASONS, reasonLabel } from './reasons'
import { ShareList } from './share-list'

const at = timestampFromMillis(Date.UTC(2026, 10, 20))

const dispute = (change: Partial<Dispute> = {}): Dispute => ({
  raised_by: 'buyer',
  reason: 'damaged',
  description: 'Torn.',
  opened_at: at,
  paused: null,
  responded: false,
  escalated: false,
  frozen: false,
  proposal: null,
  evidence_count: { buyer: 0, vendor: 0 },
  ...change,
})

/** The transaction fields that the texts use: goods of NGN 12,500.00 and a fee of NGN 412.50. */
const transaction = (change: Partial<Transaction> = {}) =>
  ({
    amount_paid: 1_291_250,
    escrow_fee: 41_250,
    currency: 'NGN',
    money: { held_minor: 1_291_250 },
    customer_details: { name: 'Ngozi Eze' },
    product_details: { vendor_details: { name: 'Adire Works' } },
    shipment: null,
    dispute: dispute(),
    disputes_raised: { buyer: 1, vendor: 0 },
    ended_at: null,
    ...change,
  }) as Transaction

const delivered = { carrier: 'GIG', shipped_at: at, delivered_at: at }

describe('ShareList', () => {
  const rows = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent)

  it('shows what each would get, to the kobo', () => {
    render(<ShareList transaction={transaction()} refund_minor={333_333} reader="buyer" />)
    expect(rows()).toEqual(['You, back₦3,333.33', 'Adire Works₦9,166.67', 'Oja, escrow fee₦412.50'])
  })

  it('gives the fee back too where nothing is left for the vendor', () => {
    render(<ShareList transaction={transaction()} refund_minor={1_250_000} reader="vendor" />)
    expect(rows()).toEqual(['Ngozi Eze, back₦12,912.50', 'You₦0', 'Oja, escrow fee₦0'])
  })

  it('shows nothing for more than the goods', () => {
    const { container } = render(
      <ShareList transaction={transaction()} refund_minor={1_250_001} reader="buyer" />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})

describe('defaultWords', () => {
  it('warns a silent vendor of the refund', () => {
    expect(defaultWords(transaction(), 'buyer', 'vendor')).toBe(
      'You have 72 hours to answer. If you don’t, ₦12,912.50 goes back to Ngozi Eze.',
    )
  })

  it('warns a silent buyer who has the goods of the release', () => {
    expect(defaultWords(transaction({ shipment: delivered }), 'vendor', 'buyer')).toBe(
      'You have 72 hours to answer, or until the inspection ends if that is later. If you don’t, ₦12,500 is released to Adire Works.',
    )
  })

  it('never lets silence pay for goods that were not delivered', () => {
    expect(defaultWords(transaction(), 'vendor', 'vendor')).toContain('the order goes on')
  })
})

describe('standingWords', () => {
  const cases: [string, Partial<Transaction>, RegExp][] = [
    ['waits for the other', {}, /72 hours/],
    ['has been answered', { dispute: dispute({ responded: true }) }, /Settle it with an offer/],
    ['was escalated', { dispute: dispute({ responded: true, escalated: true }) }, /Oja decides/],
    ['is frozen', { dispute: dispute({ frozen: true }) }, /bank contests the payment/],
    ['is over', { ended_at: at }, /is over/],
    [
      'is over and contested',
      { ended_at: at, dispute: dispute({ frozen: true }) },
      /only the bank/,
    ],
    [
      'is contested after it went back',
      { ended_at: at, fulfilment: 'cancelled', dispute: dispute({ frozen: true }) },
      /nothing changes for you/,
    ],
  ]
  it.each(cases)('says that it %s', (_, change, text) => {
    expect(disputeStatusText(transaction(change), 'buyer')).toMatch(text)
  })

  it('says nothing where there is no dispute', () => {
    expect(disputeStatusText(transaction({ dispute: null }), 'buyer')).toBe('')
  })
})

describe('the words of a decision', () => {
  const decisionWords = (decision: (typeof DECISIONS)[number], seen: Transaction, party: Party) =>
    confirmWords(decision, seen, party, 0)
  const offered = transaction({
    dispute: dispute({ proposal: { by: 'vendor', refund_minor: 375_000, at } }),
  })
  const buttons: Record<(typeof DECISIONS)[number], string> = {
    accept_settlement: 'Accept: ₦3,750 to you, ₦8,750 to Adire Works',
    decline_settlement: 'Decline the offer',
    withdraw_settlement: 'Withdraw the offer',
    approve: 'Release ₦12,500 to Adire Works',
    accept_refund: 'Refund ₦12,912.50 to Ngozi Eze',
    withdraw: 'Withdraw the dispute',
  }
  it.each(DECISIONS)('says the consequence of %s on its button', (decision) => {
    expect(decisionWords(decision, offered, 'buyer').button).toBe(buttons[decision])
  })

  it('promises the vendor what an approval gives, less the commission, and says who keeps it', () => {
    const sold = { ...offered, commission_minor: 62_500 }
    const { text, button, done } = decisionWords('approve', sold, 'buyer')
    expect(button).toBe('Release ₦11,875 to Adire Works')
    expect(text).toBe(
      'The dispute ends and Adire Works gets ₦11,875; Oja keeps the escrow fee of ₦412.50 and a commission of ₦625. This can’t be undone.',
    )
    expect(done).toContain('₦11,875')
    expect(decisionWords('accept_settlement', sold, 'buyer').button).toBe(
      'Accept: ₦3,750 to you, ₦8,312.50 to Adire Works',
    )
    expect(
      defaultWords({ ...sold, shipment: delivered as Transaction['shipment'] }, 'vendor', 'buyer'),
    ).toContain('₦11,875 is released to Adire Works')
  })

  it('says to the vendor alone what the bank keeps of what goes back', () => {
    const money = { ...offered.money, charged_minor: 1_291_250 }
    const charged = { ...offered, money, failed_sale_cost_minor: 29_369 }
    const textOf = (decision: (typeof DECISIONS)[number], party: 'buyer' | 'vendor') =>
      decisionWords(decision, charged, party).text
    expect(textOf('accept_refund', 'vendor')).toContain(
      'Refunding costs ₦293.69: the bank keeps its fee.',
    )
    expect(textOf('accept_settlement', 'vendor')).toContain('This costs ₦85.29')
    expect(textOf('accept_settlement', 'buyer')).not.toContain('the bank keeps')
  })

  it('promises a day more, and another dispute, only where there is one', () => {
    const textAt = (buyer: number, vendor: number) =>
      decisionWords('withdraw', transaction({ disputes_raised: { buyer, vendor } }), 'buyer').text
    expect(textAt(1, 0)).toMatch(/24 hours at least.*one more dispute/)
    expect(textAt(1, 1)).not.toContain('24 hours')
    expect(textAt(2, 0)).toContain('your last one')
  })

  it('says of declining and withdrawing an offer that no money moves, and who is told', () => {
    expect(decisionWords('decline_settlement', offered, 'buyer').text).toMatch(
      /^Adire Works is told.* No money moves: ₦12,912\.50 stays held/,
    )
    expect(decisionWords('withdraw_settlement', offered, 'vendor').text).toMatch(
      /^Ngozi Eze is told and can’t accept it any more.*No money moves/,
    )
  })

  it('says of a full refund what a booked carrier got, which goes back too', () => {
    const sent = transaction({ money: { held_minor: 1_091_250, carrier_minor: 200_000 } as never })
    expect(decisionWords('accept_refund', sent, 'vendor').button).toBe(
      'Refund ₦12,912.50 to Ngozi Eze',
    )
    expect(defaultWords(sent, 'buyer', 'vendor')).toContain('₦12,912.50 goes back to')
  })

  it('marks the full refund alone as danger', () => {
    const dangers = DECISIONS.filter((one) => decisionWords(one, offered, 'vendor').isDanger)
    expect(dangers).toEqual(['accept_refund'])
  })
})

describe('the reasons', () => {
  it('have words each', () => {
    for (const reason of DISPUTE_REASONS) expect(reasonLabel(reason)).not.toContain('_')
  })

  it('never let a buyer be unreachable to themselves', () => {
    expect(REASONS.buyer).not.toContain('buyer_unreachable')
    expect(REASONS.vendor).toContain('buyer_unreachable')
  })
})

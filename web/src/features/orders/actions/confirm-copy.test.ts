import type { Transaction } from '@contract/entities/orders/transaction'
import { millisOf } from '@contract/time'
import { describe, expect, it } from 'vitest'
import { inDays, sampleTransaction, transactionIn } from '../testing/sample'
import { type PlainKind, confirmWords as wordsAt } from './confirm-copy'

const NOW = millisOf(inDays(0))
const confirmWords = (kind: PlainKind, transaction: Transaction) =>
  wordsAt(kind, transaction, 'buyer', NOW)

describe('confirmWords', () => {
  it('says on the button how much is released to whom', () => {
    expect(confirmWords('approve', sampleTransaction()).button).toBe(
      'Release ₦12,500 to Adire Works',
    )
  })

  it('promises the vendor what a release gives, less the commission', () => {
    const words = confirmWords('approve', transactionIn('delivered', { commission_minor: 62_500 }))
    expect(words.button).toBe('Release ₦11,875 to Adire Works')
    expect(words.text).toContain('Oja keeps the escrow fee of ₦412.50 and a commission of ₦625')
  })

  it('says that nothing was sent yet where the buyer pays early', () => {
    const early = confirmWords('approve', transactionIn('confirmed', { shipment: null }))
    expect(early.text).toContain('Adire Works has sent nothing yet')
    const shipment = { carrier: 'GIG', shipped_at: inDays(-1) }
    expect(confirmWords('approve', transactionIn('shipped', { shipment })).text).not.toContain(
      'nothing yet',
    )
  })

  it('says what comes back when a paid order is cancelled', () => {
    expect(confirmWords('cancel', transactionIn('confirmed')).button).toBe(
      'Cancel and get ₦12,912.50 back',
    )
  })

  it('promises no money back for an order that was never paid', () => {
    const words = confirmWords('cancel', transactionIn('pending'))
    expect(words.button).toBe('Cancel the order')
    expect(words.text).toContain('you are not charged')
  })

  it('says what a vendor promises and what a buyer starts', () => {
    const days = { ship_by: inDays(2), cancel_from: inDays(3) }
    const words = confirmWords('confirm', transactionIn('awaiting_confirmation', days))
    expect(words.button).toBe('Confirm and ship by 22nd Nov, 2026, 13:00')
    expect(words.text).toContain('From 23rd Nov, 2026, 13:00 Ngozi Eze may cancel')
    expect(confirmWords('receive', transactionIn('shipped')).button).toBe(
      'I have them: start my 3 days',
    )
  })

  it('says which day a confirmation moves that is too late for the promised one', () => {
    const order = transactionIn('awaiting_confirmation', {
      ship_by: inDays(-1),
      cancel_from: inDays(1),
      delivery_times: {
        working_days: [1, 2, 3, 4, 5, 6, 7],
        cutoff_hour: 16,
        handling_days: 2,
        days_min: 1,
        days_max: 3,
      },
    })
    const words = confirmWords('confirm', order)
    expect(words.button).toBe('Confirm and ship by 21st Nov, 2026, 23:59')
    expect(words.text).toContain('It was promised for 19th Nov, 2026: you confirm late')
    expect(words.text).toContain('From 21st Nov, 2026, 13:00 Ngozi Eze may cancel')
  })

  it('marks only the cancellation as danger', () => {
    const dangers = (['approve', 'cancel', 'confirm', 'receive'] as const).filter(
      (kind) => confirmWords(kind, sampleTransaction()).isDanger,
    )
    expect(dangers).toEqual(['cancel'])
  })
})

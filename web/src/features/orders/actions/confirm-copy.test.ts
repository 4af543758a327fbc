import { describe, expect, it } from 'vitest'
import { sampleTransaction, transactionIn } from '../testing/sample'
import { confirmWords } from './confirm-copy'

describe('confirmWords', () => {
  it('says on the button how much is released to whom', () => {
    expect(confirmWords('approve', sampleTransaction()).button).toBe(
      'Release ₦12,500.00 to Adire Works',
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
    expect(confirmWords('confirm', transactionIn('awaiting_confirmation')).button).toBe(
      'Confirm and ship within 5 days',
    )
    expect(confirmWords('receive', transactionIn('shipped')).button).toBe(
      'I have them: start my 3 days',
    )
  })

  it('marks only the cancellation as danger', () => {
    const dangers = (['approve', 'cancel', 'confirm', 'receive'] as const).filter(
      (kind) => confirmWords(kind, sampleTransaction()).isDanger,
    )
    expect(dangers).toEqual(['cancel'])
  })
})

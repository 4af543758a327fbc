import { describe, expect, it } from 'vitest'
import { inDays, sampleTransaction, transactionIn } from '../testing/sample'
import { confirmWords } from './confirm-copy'

describe('confirmWords', () => {
  it('says on the button how much is released to whom', () => {
    expect(confirmWords('approve', sampleTransaction()).button).toBe(
      'Release ₦12,500.00 to Adire Works',
    )
  })

  it('promises the vendor what a release gives, less the commission', () => {
    const words = confirmWords('approve', transactionIn('delivered', { commission_minor: 62_500 }))
    expect(words.button).toBe('Release ₦11,875.00 to Adire Works')
    expect(words.text).toContain('Oja keeps the escrow fee of ₦412.50 and a commission of ₦625.00')
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

import { formatMoney } from '@contract/money'
import { describe, expect, it } from 'vitest'
import { sinceSaved } from './since-saved'

const SEEN = { price_minor: 1_250_000, currency: 'NGN', in_stock: true } as const
const NOW = { price: 1_250_000, currency: 'NGN', available_items: 3 } as const
const CHEAPER = `${formatMoney(150_000, 'NGN')} cheaper than when you saved it`

describe('since a favourite was saved', () => {
  it('says by how much it became cheaper, to the kobo', () => {
    expect(sinceSaved(SEEN, { ...NOW, price: 1_100_000 })).toEqual([CHEAPER])
    expect(sinceSaved(SEEN, { ...NOW, price: 1_249_999 })).toEqual([
      `${formatMoney(1, 'NGN')} cheaper than when you saved it`,
    ])
  })

  it('says that it is back, and both where both is so', () => {
    const away = { ...SEEN, in_stock: false }
    expect(sinceSaved(away, NOW)).toEqual(['Back in stock'])
    expect(sinceSaved(away, { ...NOW, price: 1_100_000 })).toEqual(['Back in stock', CHEAPER])
  })

  it.each([
    ['costs the same', SEEN, NOW],
    ['became dearer', SEEN, { ...NOW, price: 1_300_000 }],
    ['sold out', SEEN, { ...NOW, available_items: 0 }],
    ['is still sold out', { ...SEEN, in_stock: false }, { ...NOW, available_items: 0 }],
    ['has another currency now', SEEN, { ...NOW, price: 1, currency: 'USD' as const }],
    ['was saved before prices were kept', {}, { ...NOW, price: 1 }],
  ])('says nothing of one that %s', (_why, seen, now) => {
    expect(sinceSaved(seen, now)).toEqual([])
  })
})

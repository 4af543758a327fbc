import { timestampFromMillis } from '@contract/time'
import { describe, expect, it } from 'vitest'
import { NOW, sampleTransaction } from '../testing/sample'
import { STATUS_TABS, shownOf } from './list-view'

const named = (name: string, hours: number, invoice_id: string) =>
  sampleTransaction({
    id: `${invoice_id}`.toLowerCase(),
    invoice_id,
    created_at: timestampFromMillis(NOW + hours * 3_600_000),
    items: sampleTransaction().items.map((item) => ({ ...item, title: name })),
    product_details: { ...sampleTransaction().product_details, name },
  })

const list = [named('Raffia bag', 1, 'A1'), named('Ọjà basket', 3, 'B2'), named('Adire', 2, 'C3')]
const newest = { key: 'date', direction: 'descending' } as const
const names = (...args: Parameters<typeof shownOf>) =>
  shownOf(...args).map(({ product_details }) => product_details.name)

describe('the list', () => {
  it('has the specification’s tabs', () => {
    expect(STATUS_TABS).toEqual([
      { value: 'all', label: 'All' },
      { value: 'pending', label: 'Pending' },
      { value: 'in_escrow', label: 'In escrow' },
      { value: 'completed', label: 'Completed' },
      { value: 'in_dispute', label: 'In dispute' },
      { value: 'reversed', label: 'Reversed' },
    ])
  })

  it('sorts by date', () => {
    expect(names(list, 'buyer', { q: '', sort: newest })).toEqual([
      'Ọjà basket',
      'Adire',
      'Raffia bag',
    ])
  })

  it('sorts by name', () => {
    const sort = { key: 'name', direction: 'ascending' } as const
    expect(names(list, 'buyer', { q: '', sort })).toEqual(['Adire', 'Ọjà basket', 'Raffia bag'])
  })

  it('finds by name without its marks, by invoice and by the other party', () => {
    expect(names(list, 'buyer', { q: 'oja', sort: newest })).toEqual(['Ọjà basket'])
    expect(names(list, 'buyer', { q: 'c3', sort: newest })).toEqual(['Adire'])
    expect(names(list, 'buyer', { q: 'works raffia', sort: newest })).toEqual(['Raffia bag'])
    expect(names(list, 'vendor', { q: 'ngozi', sort: newest })).toHaveLength(3)
    expect(names(list, 'vendor', { q: 'in escrow', sort: newest })).toHaveLength(3)
  })

  it('finds nothing where one of the words is nowhere', () => {
    expect(names(list, 'buyer', { q: 'adire ngozi', sort: newest })).toEqual([])
  })
})

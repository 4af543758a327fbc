import type { Product } from '@contract/entities/catalog/product'
import { timestampFromMillis } from '@contract/time'
import { describe, expect, it } from 'vitest'
import { addressOptions, choiceHint, isSaved } from './address-choice'

const lagos = {
  id: 'one',
  recipient_name: 'Ngozi Eze',
  phone: '08031234567',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  updated_at: timestampFromMillis(0),
}
const kano = { ...lagos, id: 'two', city: 'Kano', state: 'Kano' }
const deliveredTo = (...delivery_states: string[]) => ({ delivery_states }) as Product

describe('the choice of an address', () => {
  it('offers what is saved and a new one', () => {
    expect(addressOptions(deliveredTo('all'), [lagos, kano])).toEqual([
      { value: 'one', label: '12 Allen Avenue, Ikeja, Lagos: Ngozi Eze', disabled: false },
      { value: 'two', label: '12 Allen Avenue, Kano, Kano: Ngozi Eze', disabled: false },
      { value: 'new', label: 'A new address' },
    ])
  })

  it('does not offer one where the product is not delivered, and says so', () => {
    const [first, second] = addressOptions(deliveredTo('Lagos', 'Ogun'), [lagos, kano])
    expect(first?.disabled).toBe(false)
    expect(second).toMatchObject({ disabled: true })
    expect(second?.label).toContain('(not delivered there)')
  })

  it('says what it is for at every moment', () => {
    expect(choiceHint(deliveredTo('all'), undefined)).toContain('Looking')
    expect(choiceHint(deliveredTo('all'), [])).toContain('offered here')
    expect(choiceHint(deliveredTo('all'), [kano])).toContain('fills in')
    expect(choiceHint(deliveredTo('Lagos'), [kano])).toContain('not delivered')
  })

  it('knows an address that is saved already, spaces aside', () => {
    expect(isSaved({ ...lagos, city: ' Ikeja ' }, [kano, lagos])).toBe(true)
    expect(isSaved({ ...lagos, phone: '08031234568' }, [kano, lagos])).toBe(false)
    expect(isSaved(lagos, [])).toBe(false)
  })
})

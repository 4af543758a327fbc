import { filterOf } from '@contract/catalog/marketplace-filter'
import { describe, expect, it } from 'vitest'
import { plainFilters } from './plain-filters'

const SORTS = [{ value: 'best_match' as const, label: 'Best match' }]

const formOf = (query: string, action = '/marketplace') => {
  const place = document.createElement('div')
  place.innerHTML = plainFilters(action, filterOf(new URLSearchParams(query)), SORTS)
  return place
}

/** What the form asks for as it stands. */
const askedBy = (place: HTMLElement) => {
  const asked = new URLSearchParams()
  for (const field of place.querySelectorAll<HTMLInputElement>('input, select')) {
    // The document of these tests takes another option than browsers do.
    const chosen = field.querySelector<HTMLOptionElement>('option[selected]')
    asked.append(field.name, field.matches('select') ? (chosen?.value ?? '') : field.value)
  }
  return filterOf(asked)
}

describe('the filters without a script', () => {
  it.each([
    '',
    'q=raffia bag&rating=4&priceMin=500&priceMax=9000',
    'states=Lagos&states=Oyo&sizes=xl&sizes=m&colours=deep indigo&category=furniture&q=x',
  ])('ask for what is chosen already: %s', (query) => {
    expect(askedBy(formOf(query))).toEqual({ ...filterOf(new URLSearchParams(query)), page: 1 })
  })

  it('lead to the list that they are of', () => {
    expect(formOf('', '/vendors/Maker1').querySelector('form')).toHaveAttribute(
      'action',
      '/vendors/Maker1',
    )
  })

  it('hold words made to break out of them as text', () => {
    const words = '"><img src=x onerror=alert(1)>'
    const place = formOf(new URLSearchParams({ q: words, sizes: words, colours: words }).toString())
    expect(place.querySelector('img')).toBeNull()
    expect(askedBy(place)).toMatchObject({ q: words, sizes: [words], colours: [words] })
  })
})

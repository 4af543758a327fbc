import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchBox } from '@/features/layout/search-box'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { address, person, show } from '@/lib/testing/stage'

const FOUND = {
  products: [{ slug: 'talking-drum-1', name: 'Talking Drum', price: 4_800_000 }],
  categories: ['musical_instruments'],
  vendors: [{ vendor_id: 'ayan', name: 'Drum House' }],
}

beforeEach(() => {
  localStorage.clear()
  api.answers('products.suggestions', FOUND)
  show(<SearchBox />)
})

const box = () => screen.getByRole('combobox', { name: 'Search products' })
const type = (value: string) => {
  fireEvent.focus(box())
  fireEvent.input(box(), { target: { value } })
}
const options = async () =>
  (await screen.findAllByRole('option')).map((option) => option.textContent)
const key = (name: string) => fireEvent.keyDown(box(), { key: name })

describe('suggestions', () => {
  it('are categories, stores and products for what is typed', async () => {
    type('drum')
    expect(await options()).toEqual([
      'Musical InstrumentsCategory',
      'Drum HouseStore',
      'Talking Drum₦48,000',
    ])
    expect(api.sent('products.suggestions')).toEqual([{ query: { q: 'drum' } }])
    expect(box().getAttribute('aria-expanded')).toBe('true')
  })

  it('are chosen by keys, announced, and opened by Enter', async () => {
    type('drum')
    await options()
    key('ArrowDown')
    key('ArrowDown')
    const active = box().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toContain('Drum House')
    key('Enter')
    expect(address()).toBe('/vendors/ayan')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('wrap around the field, and Escape closes them', async () => {
    type('drum')
    await options()
    key('ArrowUp')
    const active = box().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toContain('Talking Drum')
    key('Escape')
    expect(screen.queryByRole('option')).toBeNull()
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  it('open by a tap', async () => {
    type('drum')
    await options()
    fireEvent.click(screen.getByRole('option', { name: /Talking Drum/ }))
    expect(address()).toBe('/products/talking-drum-1')
  })

  it('offer what was searched before, until another person uses the device', async () => {
    type('talking drum')
    await options()
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/marketplace?q=talking+drum')
    fireEvent.blur(box())
    type('')
    expect(await options()).toEqual(['talking drumRecent'])
    fireEvent.blur(box())
    act(() => publishSession({ status: 'signed_in', user: person() }))
    act(() => publishSession({ status: 'signed_out', by_choice: true }))
    type('')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('are gone at once when the search is sent, also before they have come', async () => {
    await import('@/features/layout/search/search-suggestions')
    type('drum')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/marketplace?q=drum')
    // Longer than the list takes to come.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  })

  it('ask nothing for a single letter', async () => {
    type('d')
    await vi.waitFor(() => expect(box().getAttribute('aria-controls')).not.toBeNull())
    expect(api.calls()).toEqual([])
  })
})

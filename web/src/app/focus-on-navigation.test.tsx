import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BottomBar } from '@/features/layout/bottom-bar'
import { SearchBox } from '@/features/layout/search-box'
import { address, show } from '@/lib/testing/stage'
import { FocusOnNavigation } from './focus-on-navigation'

vi.mock('@/lib/session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

const open = (at: string) =>
  show(
    <>
      <FocusOnNavigation />
      <header>
        <SearchBox />
      </header>
      <main>
        <h1>Goods</h1>
      </main>
      <BottomBar />
    </>,
    { at },
  )
const press = (name: string) => act(() => screen.getByRole('link', { name }).click())
const field = () => screen.getByRole('combobox', { name: 'Search products' })

describe('the search of the bar of phones', () => {
  it.each(['/', '/marketplace', '/marketplace?q=drum'])(
    'puts the cursor into the field, from %s too',
    async (at) => {
      open(at)
      press('Search')
      expect(address()).toBe('/marketplace')
      await waitFor(() => expect(document.activeElement).toBe(field()))
    },
  )

  it('is the only one that does', async () => {
    open('/')
    press('Cart')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Goods'))
  })
})

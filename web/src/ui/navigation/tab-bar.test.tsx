import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { TabBar } from './tab-bar'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending', count: 2 },
]

const Address = () => <output>{useLocation().search}</output>

const renderTabs = (address: string, param?: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <TabBar tabs={tabs} label="Purchases" param={param} />
      <Address />
    </MemoryRouter>,
  )

const activeText = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

describe('TabBar', () => {
  it('reads the active tab from the query parameter type', () => {
    renderTabs('/?type=pending')
    expect(activeText()).toEqual(['Pending2'])
  })

  it.each(['/', '/?type=nonsense', '/?kind=pending'])(
    'falls back to the first tab without the parameter or with a value that is no tab: %s',
    (at) => {
      renderTabs(at)
      expect(activeText()).toEqual(['All'])
    },
  )

  it('reads another parameter where one is named', () => {
    renderTabs('/?type=all&kind=pending', 'kind')
    expect(activeText()).toEqual(['Pending2'])
  })

  it('changes its own parameter, starts at page one and keeps the others', async () => {
    renderTabs('/?type=all&page=4&q=adire')
    await userEvent.click(screen.getByRole('link', { name: /Pending/ }))
    expect(screen.getByRole('status')).toHaveTextContent('?type=pending&q=adire')
  })

  it('scrolls in steps of 200 pixels where the tabs do not fit', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    const scrollBy = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => {})
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly call: () => void) {}
        observe() {
          this.call()
        }
        disconnect() {}
      },
    )
    renderTabs('/')
    await userEvent.click(screen.getByRole('button', { name: 'Scroll tabs on' }))
    await userEvent.click(screen.getByRole('button', { name: 'Scroll tabs back' }))
    expect(scrollBy.mock.calls.map(([options]) => options)).toEqual([
      { left: 200, behavior: 'smooth' },
      { left: -200, behavior: 'smooth' },
    ])
    vi.unstubAllGlobals()
    width.mockRestore()
    scrollBy.mockRestore()
  })

  /** The active tab's place, which the browser says once it knows it; the row is 200 px wide. */
  const placeActive = (left: number, intersectionRatio: number) =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly call: (entries: object[]) => void) {}
        observe(item: Element) {
          const boundingClientRect = new DOMRect(left, 0, 80, 40)
          const isActive = item.textContent?.startsWith('Pending')
          const rootBounds = isActive && new DOMRect(0, 0, 200, 40)
          this.call([{ boundingClientRect, rootBounds, intersectionRatio }])
        }
        disconnect() {}
      },
    )

  it.each([
    ['brings the active tab into sight', 400, 0, 340],
    ['brings the active tab into sight of which only a part is', 180, 0.25, 120],
    ['stays at the beginning where the active tab is seen', 100, 1, 0],
  ])('%s', (_, left, ratio, scrolled) => {
    placeActive(left, ratio)
    renderTabs('/?type=pending')
    expect(screen.getByRole('list').scrollLeft).toBe(scrolled)
    vi.unstubAllGlobals()
  })

  it('has no scroll buttons where everything fits', () => {
    renderTabs('/')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

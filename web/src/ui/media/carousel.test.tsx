import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Carousel } from './carousel'
import { ResponsiveImage } from './responsive-image'

vi.mock('./carousel-motion', () => ({ default: () => null }))

/** Observers of the row itself; the browser calls them when items come near. */
const observers: { see: (items: Element[]) => void }[] = []

const observeRows = () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        call: (entries: { isIntersecting: boolean; target: Element }[]) => void,
        { root }: IntersectionObserverInit,
      ) {
        const see = (items: Element[]) =>
          call(items.map((target) => ({ isIntersecting: true, target })))
        if (root) observers.push({ see })
      }
      observe() {}
      disconnect() {}
    },
  )
}

afterEach(() => {
  observers.length = 0
  vi.unstubAllGlobals()
})

const image = (name: string) => ({
  url: `/${name}.webp`,
  url_640: `/${name}-640.webp`,
  url_320: '',
})
const NAMES = ['drum', 'flute', 'stool', 'bell', 'gong']
const shown = () => screen.queryAllByRole('img').map((one) => one.getAttribute('alt'))

it('requests the images of the first two items, and others when they come near', () => {
  observeRows()
  render(
    <Carousel label="Recent">
      {NAMES.map((name) => (
        <ResponsiveImage key={name} image={image(name)} alt={name} sizes="270px" />
      ))}
    </Carousel>,
  )
  expect(shown()).toEqual(['drum', 'flute'])
  const items = screen.getAllByRole('listitem')
  act(() => observers[0]?.see(items.slice(1, 4)))
  expect(shown()).toEqual(['drum', 'flute', 'stool', 'bell'])
  // What was near stays.
  act(() => observers[0]?.see(items.slice(0, 1)))
  expect(shown()).toHaveLength(4)
})

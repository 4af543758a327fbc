import { sampleProduct } from '@seo/testing/sample'
import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ProductGrid } from './product-grid'

vi.mock('./live-product-card', async () => {
  const { ProductCard } = await import('./product-card')
  return { LiveProductCard: ProductCard }
})

it('requests a phone’s first screen of images, and each other one once it is near', () => {
  const near: ((item: Element) => void)[] = []
  class Observer {
    observed: Element | undefined
    constructor(callback: IntersectionObserverCallback) {
      near.push((item) => {
        if (item !== this.observed) return
        const entry = { isIntersecting: true } as IntersectionObserverEntry
        callback([entry], this as unknown as IntersectionObserver)
      })
    }
    observe(item: Element) {
      this.observed = item
    }
    disconnect() {
      this.observed = undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const products = Array.from({ length: 8 }, (_, index) =>
    sampleProduct({ id: String(index).padStart(20, 'p') }),
  )
  const { container } = render(
    <MemoryRouter>
      <ProductGrid products={products} now={0} />
    </MemoryRouter>,
  )
  const items = [...container.querySelectorAll('li')]
  const shown = () => items.map((item) => item.querySelectorAll('img').length)
  expect(shown()).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
  act(() => {
    for (const tell of near) tell(items[5] as Element)
  })
  expect(shown()).toEqual([1, 1, 1, 1, 0, 1, 0, 0])
})

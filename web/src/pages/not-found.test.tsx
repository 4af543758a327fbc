import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import NotFound from './not-found'

const at = (path: string, hasSearch?: boolean) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NotFound hasSearch={hasSearch} />
    </MemoryRouter>,
  )

it.each(['/nothing', '/products-of-old'])('names the search that the header has at %s', (path) => {
  at(path)
  expect(screen.getByText(/Search above/)).toBeVisible()
})

it.each([
  ['/dashboard/nothing', 'Go to your purchases', '/dashboard/purchases'],
  ['/dashboard/vendor/nothing', 'Go to your store', '/dashboard/vendor'],
])('leads from %s, where there is no search, back to the dashboard', (path, name, to) => {
  at(path)
  expect(screen.queryByText(/Search above/)).toBeNull()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
})

it('names no search in the checkout and in the console', () => {
  at('/checkout/nothing/here')
  at('/console/nothing', false)
  expect(screen.queryByText(/Search above/)).toBeNull()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Pagination, pagesToShow } from './pagination'

const renderPagination = (page: number, total: number, limit = 10) => {
  const onPage = vi.fn()
  const view = render(<Pagination page={page} limit={limit} total={total} onPage={onPage} />)
  return { onPage, ...view }
}

describe('Pagination', () => {
  it('renders nothing when the total is 0', () => {
    expect(renderPagination(1, 0).container).toBeEmptyDOMElement()
  })

  it('says which items are shown, also on a last page that is not full', () => {
    const { rerender } = renderPagination(1, 42)
    expect(screen.getByText('Showing 1-10 of 42 items')).toBeVisible()
    rerender(<Pagination page={5} limit={10} total={42} onPage={() => {}} />)
    expect(screen.getByText('Showing 41-42 of 42 items')).toBeVisible()
  })

  it('treats a page beyond the last as the last', () => {
    renderPagination(99, 42)
    expect(screen.getByText('Showing 41-42 of 42 items')).toBeVisible()
  })

  it('goes back, on and to a page', async () => {
    const { onPage } = renderPagination(2, 30)
    await userEvent.click(screen.getByRole('button', { name: 'Prev' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onPage.mock.calls).toEqual([[1], [3], [3]])
  })

  it('refuses to go before the first page and beyond the last', () => {
    const { unmount } = renderPagination(1, 30)
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled()
    unmount()
    renderPagination(3, 30)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  it('leads to pages that have addresses by links, which work without a script', () => {
    render(
      <MemoryRouter>
        <Pagination page={2} limit={10} total={30} hrefOf={(page) => `/list?page=${page}`} />
      </MemoryRouter>,
    )
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([1, 1, 2, 3, 3].map((page) => `/list?page=${page}`))
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  it('does not ask for the page that is shown', async () => {
    const { onPage } = renderPagination(2, 30)
    const current = screen.getByRole('button', { name: 'Page 2' })
    expect(current).toHaveAttribute('aria-current', 'page')
    await userEvent.click(current)
    expect(onPage).not.toHaveBeenCalled()
  })
})

describe('pagesToShow', () => {
  it('shows every page up to three', () => {
    expect(pagesToShow(1, 3)).toEqual([1, 2, 3])
  })

  it.each([
    [1, [1, 2, 'gap', 10]],
    [2, [1, 2, 'gap', 10]],
    [5, [1, 'gap', 5, 'gap', 10]],
    [9, [1, 'gap', 9, 10]],
    [10, [1, 'gap', 9, 10]],
  ])('leaves out pages beyond three: at page %i', (page, shown) => {
    expect(pagesToShow(page, 10)).toEqual(shown)
  })

  it('has an ellipsis at every page of four', () => {
    for (const page of [1, 2, 3, 4]) expect(pagesToShow(page, 4)).toContain('gap')
  })
})

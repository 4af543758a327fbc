import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useLastPage } from './use-last-page'

afterEach(() => window.history.replaceState(null, ''))

const visit = (page: number) => {
  const goTo = vi.fn<(page: number) => void>()
  renderHook(() => useLastPage({ total: 30, limit: 24 }, page, goTo), { wrapper: MemoryRouter })
  return goTo
}

it('goes to the last page from one beyond the end', () => {
  expect(visit(9)).toHaveBeenCalledExactlyOnceWith(2)
})

it('stays on a page that exists', () => {
  expect(visit(2)).not.toHaveBeenCalled()
})

it('leaves alone a navigation that began and is not rendered yet', () => {
  window.history.replaceState({ key: 'newer' }, '')
  expect(visit(9)).not.toHaveBeenCalled()
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link } from './link'
import NavigationProgress from './navigation-progress'

const navigation = new EventTarget()
beforeEach(() => vi.stubGlobal('navigation', navigation))
afterEach(() => vi.unstubAllGlobals())

const leaveFor = (path: string, change: object = {}) =>
  act(() => {
    const event = Object.assign(new Event('navigate'), {
      destination: { url: new URL(path, window.location.href).href },
      hashChange: false,
      downloadRequest: null,
      ...change,
    })
    navigation.dispatchEvent(event)
  })

const renderProgress = () =>
  render(
    <MemoryRouter>
      <NavigationProgress />
      <Routes>
        <Route path="*" element={<Link to="/next">On</Link>} />
        <Route path="/next" element={<p>The next page</p>} />
      </Routes>
    </MemoryRouter>,
  )
const bar = () => document.querySelector('.navigation-progress')

it('shows from the press until the next page has rendered', () => {
  renderProgress()
  expect(bar()).toBeNull()
  leaveFor('/elsewhere')
  expect(bar()).toBeVisible()
  fireEvent.click(screen.getByRole('link'))
  expect(screen.getByText('The next page')).toBeVisible()
  expect(bar()).toBeNull()
})

it.each([
  ['/elsewhere#part', { hashChange: true }],
  ['/file.csv', { downloadRequest: 'file.csv' }],
  [window.location.pathname, {}],
])('does not show for what stays on the page: %s', (path, change) => {
  renderProgress()
  leaveFor(path, change)
  expect(bar()).toBeNull()
})

it('is gone on a page that the browser kept', () => {
  renderProgress()
  leaveFor('/elsewhere')
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(bar()).toBeNull()
})

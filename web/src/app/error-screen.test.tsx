import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from 'react-error-boundary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { ErrorScreen } from './error-screen'

let thrown: unknown

const Fragile = () => {
  if (thrown) throw thrown
  return <p>All is well</p>
}
const renderScreen = () =>
  render(
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Fragile />
    </ErrorBoundary>,
  )

beforeEach(() => {
  thrown = undefined
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('ErrorScreen', () => {
  it('shows the message of a failed call', () => {
    thrown = apiError('json', 'The price is not a number')
    renderScreen()
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('The price is not a number')
    expect(document.title).toContain('Something went wrong')
  })

  it.each([
    [apiError('json', '')],
    [new Error('')],
    [new TypeError('Failed to fetch dynamically imported module: http://oja/assets/a.js')],
    ['a text'],
  ])('has a text of its own for %s', (error) => {
    thrown = error
    renderScreen()
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred')
  })

  it('tries again', async () => {
    thrown = new Error('Once')
    renderScreen()
    thrown = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All is well')).toBeVisible()
  })

  it('goes to the home page', () => {
    thrown = new Error('Once')
    renderScreen()
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
  })

  it('is not shown without an error', () => {
    renderScreen()
    expect(screen.queryByText('Something went wrong')).toBeNull()
  })
})

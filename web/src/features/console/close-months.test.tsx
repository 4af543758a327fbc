import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { BooksPage } from './books-page'

vi.mock('./tax-panel', () => ({ TaxPanel: () => null }))

const closed = () => api.calls('console.closeMonth').map(({ params }) => params.month)
beforeEach(() => {
  api.answers('console.months', () => ({
    running: '2026-11',
    open: ['2026-08', '2026-09', '2026-10'].slice(closed().length),
    closed: closed().map((month) => ({ month })),
  }))
  api.answers('console.closeMonth', ({ params: { month } }) => ({ month }))
  api.answers('console.month', ({ params: { month } }) => ({ month, entry_count: 4 }))
  show(<BooksPage {...{ role: 'money' }} />)
})

const month = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' })
const giveReason = async () =>
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'It is over.' } })

it('offers the oldest open month first and closes it only after a second step', async () => {
  expect(await month()).toHaveValue('2026-08')
  expect(await month()).toHaveAccessibleDescription('First to close: August 2026')
  await giveReason()
  fireEvent.click(screen.getByRole('button', { name: 'Close August 2026' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close August 2026?' }))
  expect(closed()).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Back' }))
  expect(closed()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Close August 2026' }))
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close August 2026' }),
  )
  await waitFor(() => expect(closed()).toEqual(['2026-08']))
})

it('closes several in a row, the oldest first', async () => {
  fireEvent.change(await month(), { target: { value: '2026-10' } })
  await giveReason()
  const name = 'Close 3 months: August 2026 to October 2026'
  fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  await waitFor(() => expect(closed()).toEqual(['2026-08', '2026-09', '2026-10']))
})

it('offers no closing of the month that is running', async () => {
  fireEvent.change(await month(), { target: { value: '2026-11' } })
  expect(await screen.findByText('This month can be closed once it is over.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull()
})

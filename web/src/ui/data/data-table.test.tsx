import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { Column, Sort } from './data-column'
import { DataTable } from './data-table'

type Row = { id: string; description: string; url?: string; date: string }

const rows: Row[] = [
  { id: '1', description: 'Adire', url: '/products/adire', date: 'Monday' },
  { id: '2', description: 'Raffia', date: 'Tuesday' },
]
const columns: Column<Row>[] = [
  { key: 'description', header: 'Product', sort: 'name' },
  { key: 'date', header: 'Date', sort: 'date' },
  { key: 'id', header: 'Number', phone: 'plain' },
  { key: 'actions', header: 'Actions', cell: (row) => <button type="button">Do {row.id}</button> },
]

const renderTable = (sort?: Sort) => {
  const onSort = vi.fn()
  render(
    <MemoryRouter>
      <DataTable
        caption="Purchases"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={onSort}
      />
    </MemoryRouter>,
  )
  return onSort
}

describe('DataTable', () => {
  it('makes the description a link when the row has a url', () => {
    renderTable()
    expect(screen.getByRole('link', { name: 'Adire' })).toHaveAttribute('href', '/products/adire')
  })

  it('leaves the description a text when the row has no url', () => {
    renderTable()
    expect(screen.getByText('Raffia')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Raffia' })).toBeNull()
  })

  it('has no line of a phone’s card for a pair without a value', () => {
    const sums: Column<Row>[] = [
      { key: 'description', header: 'Product' },
      { key: 'amount', header: 'Amount', cell: ({ id }) => (id === '1' ? '₦5' : null) },
    ]
    render(
      <MemoryRouter>
        <DataTable caption="Sums" columns={sums} rows={rows} rowKey={(row) => row.id} />
      </MemoryRouter>,
    )
    const [, some, , none] = screen.getAllByRole('cell')
    expect(some).not.toHaveClass('max-md:hidden')
    expect(none).toHaveClass('max-md:hidden')
  })

  it('names each cell of a phone’s card by its header, but for plain text', () => {
    renderTable()
    expect(screen.getAllByText('Date')).toHaveLength(1 + rows.length)
    expect(screen.getAllByText('Number')).toHaveLength(1)
  })

  it('draws the actions column as given', () => {
    renderTable()
    expect(screen.getByRole('button', { name: 'Do 2' })).toBeVisible()
  })

  it('sorts by date, newest first, and by name, A first', async () => {
    const onSort = renderTable()
    await userEvent.click(screen.getByRole('button', { name: 'Date' }))
    await userEvent.click(screen.getByRole('button', { name: 'Product' }))
    expect(onSort.mock.calls).toEqual([
      [{ key: 'date', direction: 'descending' }],
      [{ key: 'name', direction: 'ascending' }],
    ])
  })

  it('turns the direction round and says it to screen readers', async () => {
    const onSort = renderTable({ key: 'date', direction: 'descending' })
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Date' }))
    expect(onSort).toHaveBeenCalledWith({ key: 'date', direction: 'ascending' })
  })

  it('offers no sorting by other columns', () => {
    renderTable()
    expect(screen.queryByRole('button', { name: 'Number' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort')
  })

  it('has a name', () => {
    renderTable()
    expect(screen.getByRole('table', { name: 'Purchases' })).toBeVisible()
  })
})

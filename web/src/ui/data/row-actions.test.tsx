import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { RowActions } from './row-actions'
import type { RowAction } from './row-actions-button'

const open = async (actions: RowAction[]) => {
  render(
    <MemoryRouter>
      <RowActions actions={actions} label="Actions for Adire" />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Adire' }))
}

describe('RowActions', () => {
  it('shows No Action when the list is empty, and it can not be chosen', async () => {
    await open([])
    expect(await screen.findByText('No Action')).toBeVisible()
    expect(screen.getByRole('menuitem')).toHaveAttribute('aria-disabled', 'true')
  })

  it('does what is chosen', async () => {
    const onSelect = vi.fn()
    await open([{ label: 'Raise Dispute', isDanger: true, onSelect }])
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Raise Dispute' }))
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it('does nothing for a disabled action', async () => {
    const onSelect = vi.fn()
    await open([{ label: 'Approve Transaction', disabled: true, onSelect }])
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve Transaction' }))
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('marks danger and nothing else', async () => {
    await open([
      { label: 'View Details', to: '/dashboard/purchases/1' },
      { label: 'Raise Dispute', isDanger: true, onSelect: () => {} },
    ])
    expect(await screen.findByRole('menuitem', { name: 'Raise Dispute' })).toHaveClass('text-error')
    expect(screen.getByRole('menuitem', { name: 'View Details' })).not.toHaveClass('text-error')
  })

  it('links to a page', async () => {
    await open([{ label: 'View Details', to: '/dashboard/purchases/1' }])
    expect(await screen.findByRole('menuitem', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/dashboard/purchases/1',
    )
  })
})

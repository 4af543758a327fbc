import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { stepFrom, WizardHeader } from './wizard-header'

const renderHeader = (step: number) =>
  render(
    <MemoryRouter>
      <WizardHeader step={step} />
    </MemoryRouter>,
  )

describe('WizardHeader', () => {
  it('names its four steps', () => {
    renderHeader(1)
    for (const name of ['Basic Information', 'Features', 'Images/Media', 'Review & Complete']) {
      expect(screen.getByText(name)).toBeInTheDocument()
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  it('is one line on phones, which says how far it is', () => {
    renderHeader(1)
    expect(screen.getByText('1 of 4: Basic Information')).toHaveClass('md:hidden')
  })

  it('shows the steps below the current one as completed, and no other', () => {
    renderHeader(3)
    const completed = screen
      .getAllByRole('listitem')
      .map((step) => within(step).queryByText('completed') !== null)
    expect(completed).toEqual([true, true, false, false])
    expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  })

  it('cancels to the products of the store', () => {
    renderHeader(2)
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/dashboard/vendor/products',
    )
  })
})

describe('stepFrom', () => {
  it.each([
    ['1', 1],
    ['4', 4],
  ])('takes step %s', (text, step) => {
    expect(stepFrom(text)).toBe(step)
  })

  it.each(['0', '5', '2.5', 'two', '', null])('takes %s for the first step', (text) => {
    expect(stepFrom(text)).toBe(1)
  })
})

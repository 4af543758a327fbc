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
  it('is one line on phones, which says how far it is', () => {
    renderHeader(1)
    expect(screen.getByText('1 of 4: Basic Information')).toHaveClass('md:hidden')
  })

  const STEPS = ['Basic Information', 'Features', 'Images/Media', 'Review & Complete']
  it.each([1, 2, 3, 4])(
    'section 2, has four steps, and at step %i those below are completed and no other',
    (step) => {
      renderHeader(step)
      const items = screen.getAllByRole('listitem')
      expect(items.map((item) => STEPS.find((name) => item.textContent?.includes(name)))).toEqual(
        STEPS,
      )
      const completed = items.map((item) => within(item).queryByText('completed') !== null)
      expect(completed).toEqual(STEPS.map((_name, at) => at + 1 < step))
      expect(items[step - 1]).toHaveAttribute('aria-current', 'step')
    },
  )

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

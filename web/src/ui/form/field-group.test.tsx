import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FieldGroup } from './field-group'

const show = (error?: string) => (
  <FieldGroup label="Working days" hint="As a rule." error={error}>
    <input type="checkbox" aria-label="Monday" />
  </FieldGroup>
)

it('is described by its error and its hint, and announces the error', () => {
  const { rerender } = render(show())
  const group = screen.getByRole('group', { name: 'Working days' })
  expect(group).toHaveAccessibleDescription('As a rule.')
  rerender(show('Choose at least one.'))
  expect(group).toHaveAccessibleDescription('Choose at least one. As a rule.')
  expect(screen.getByText('Choose at least one.').closest('[aria-live]')).toBeInTheDocument()
})

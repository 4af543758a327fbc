import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FilterChoices } from './filter-choices'

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, label: `L${index + 1}` }))
const renderChoices = (count: number, selected: string[] = []) =>
  render(
    <FilterChoices
      legend="Delivers to"
      kind="checkbox"
      choices={choices(count)}
      selected={selected}
      onToggle={vi.fn()}
    />,
  )
const shown = () => screen.getAllByRole('checkbox').length
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('says how many choices there are, and shows all of them', async () => {
  renderChoices(37)
  expect(shown()).toBe(7)
  await press(/^Show all 37/)
  expect(shown()).toBe(37)
  await press(/^Show fewer/)
  expect(shown()).toBe(7)
})

it('always shows what is chosen', () => {
  renderChoices(37, ['v30'])
  expect(shown()).toBe(8)
  expect(screen.getByRole('checkbox', { name: 'L30' })).toBeChecked()
})

it.each([3, 8])('has no button for %i choices', (count) => {
  renderChoices(count)
  expect(shown()).toBe(count)
  expect(screen.queryByRole('button')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DropdownFilter } from './dropdown-filter'

const options = [
  { value: 'lagos', label: 'Lagos', count: 3 },
  { value: 'ogun', label: 'Ogun' },
]

const open = async (selected: string[], isMultiple: boolean) => {
  const onChange = vi.fn()
  render(
    <DropdownFilter
      label="State"
      options={options}
      selected={selected}
      onChange={onChange}
      isMultiple={isMultiple}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: /State/ }))
  return onChange
}

describe('DropdownFilter', () => {
  it('takes one value and closes', async () => {
    const onChange = await open(['lagos'], false)
    await userEvent.click(screen.getByRole('radio', { name: /Ogun/ }))
    expect(onChange).toHaveBeenCalledWith(['ogun'])
    expect(screen.getByRole('button', { name: /State/ })).toHaveAttribute('aria-expanded', 'false')
  })

  it('adds and removes values where several may be chosen, and stays open', async () => {
    const onChange = await open(['lagos'], true)
    await userEvent.click(screen.getByRole('checkbox', { name: /Ogun/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Lagos/ }))
    expect(onChange.mock.calls).toEqual([[['lagos', 'ogun']], [[]]])
    expect(screen.getByRole('button', { name: /State/ })).toHaveAttribute('aria-expanded', 'true')
  })

  it('says what is chosen on its button', async () => {
    await open(['lagos', 'ogun'], true)
    expect(screen.getByRole('button', { name: /^State ?: 2 chosen$/ })).toBeVisible()
  })

  it('closes on Escape and gives focus back to its button', async () => {
    await open([], true)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: 'State' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes on a press outside', async () => {
    await open([], true)
    await userEvent.click(document.body)
    expect(screen.getByRole('button', { name: 'State' })).toHaveAttribute('aria-expanded', 'false')
  })
})

import { CATEGORIES } from '@contract/reference/categories'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CategoryStrip } from './category-strip'

const Icon = ({ value }: { value: string }) => <svg data-testid={value} />

it('shows a letter of each category until its icon is there, and is named alike', () => {
  const strip = (given?: typeof Icon) => (
    <MemoryRouter>
      <CategoryStrip Icon={given} />
    </MemoryRouter>
  )
  const { rerender } = render(strip())
  const [first] = CATEGORIES
  const link = screen.getByRole('link', { name: first.label })
  expect(within(link).getByText(first.label.charAt(0))).toBeVisible()
  rerender(strip(Icon))
  expect(within(link).getByTestId(first.value)).toBeVisible()
  expect(within(link).queryByText(first.label.charAt(0))).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(CATEGORIES.length)
})

import { CATEGORY_VALUES } from '@contract/reference/categories'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CategoryIcon } from './category-icon'

const rendered = (value: string) => render(<CategoryIcon value={value} />).container.innerHTML

it('has an icon of its own for each category but the last, and for office_supplies', () => {
  const keys = [...CATEGORY_VALUES.filter((value) => value !== 'miscellaneous'), 'office_supplies']
  const icons = new Set(keys.map(rendered))
  expect(icons.size).toBe(keys.length)
  expect(icons).not.toContain(rendered('no such category'))
})

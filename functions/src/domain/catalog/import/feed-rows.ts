import { valueKey } from '../../../contract/text/value-key'
import { optionCell } from './import-cells'
import type { ImportRow } from './read-import-row'

/** What an item group may differ in, and what it is chosen by. */
const OPTIONS = [
  ['colour', 'Colour'],
  ['size', 'Size'],
  ['material', 'Material'],
] as const
type Key = (typeof OPTIONS)[number][0]

const attributeOf = ({ draft }: ImportRow, key: Key): string => draft.attributes?.[key] ?? ''

/** The rows of an item group as rows of our own: the attributes in which they differ are options. */
export const feedRows = (rows: readonly ImportRow[]): ImportRow[] => {
  const options = OPTIONS.filter(
    ([key]) => new Set(rows.map((row) => valueKey(attributeOf(row, key)))).size > 1,
  )
  const isChosen = rows.some(({ option_values }) => option_values.some(Boolean))
  if (options.length === 0 || isChosen) return [...rows]
  return rows.map((row, index) => {
    const { name, description, attributes, ...draft } = row.draft
    const chosen: readonly string[] = options.map(([key]) => key)
    const others = Object.entries(attributes ?? {}).filter(([key]) => !chosen.includes(key))
    const errors = [...row.errors]
    const option_values: string[] = []
    for (const [at, [key]] of options.entries()) {
      const value = attributeOf(row, key)
      const read = value === '' ? undefined : optionCell(value)
      if (read && 'value' in read) option_values[at] = read.value
      else if (read) errors.push({ row: row.row, column: key, message: read.message })
    }
    return {
      ...row,
      draft: {
        ...draft,
        // Each has a title of its own.
        ...(index === 0 && name !== undefined && { name }),
        ...(index === 0 && description !== undefined && { description }),
        ...(others.length > 0 && { attributes: Object.fromEntries(others) }),
      },
      option_names: options.map(([, option]) => option),
      option_values,
      errors,
    }
  })
}

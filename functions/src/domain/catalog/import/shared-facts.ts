import type { ProductDraft } from '../../../contract/api/people/vendors'
import type { ImportRowError } from '../../../contract/catalog/product-csv'
import { valueKey } from '../../../contract/text/value-key'
import type { ImportRow } from './read-import-row'

type Rows = readonly ImportRow[]

/** The row that has what is the product's: a file may be sorted by anything. */
export const namingRow = (rows: Rows): ImportRow | undefined =>
  rows.find(({ draft }) => draft.name !== undefined) ?? rows[0]

/** The rows of a product, that with its name first: what it says counts. */
const inOrder = (rows: Rows): ImportRow[] => {
  const naming = namingRow(rows)
  return naming ? [naming, ...rows.filter((row) => row !== naming)] : []
}

type Facts = Pick<ProductDraft, 'description' | 'category' | 'delivery_states' | 'attributes'>

/** The facts of the product as a whole, each from the first row that has it. */
export const sharedFacts = (rows: Rows): Facts => {
  const facts: Facts = {}
  for (const { draft } of inOrder(rows)) {
    const { description, category, delivery_states, attributes } = draft
    if (description !== undefined) facts.description ??= description
    if (category !== undefined) facts.category ??= category
    if (delivery_states !== undefined) facts.delivery_states ??= delivery_states
    if (attributes !== undefined) facts.attributes = { ...attributes, ...facts.attributes }
  }
  return facts
}

type Said = { row: number; text: string }

/** Where a row says of the product as a whole what another says otherwise. */
const differences = (rows: Rows): (Said & { column: string; first: Said })[] => {
  const known = new Map<string, Said>()
  return inOrder(rows).flatMap(({ row, draft }) => {
    const { name, description, category, delivery_states, attributes } = draft
    const states = delivery_states?.join()
    const texts = { name, description, category, delivery_states: states, ...attributes }
    return Object.entries(texts).flatMap(([column, text]) => {
      if (text === undefined) return []
      const first = known.get(column) ?? { row, text }
      known.set(column, first)
      return valueKey(text) === valueKey(first.text) ? [] : [{ row, column, text, first }]
    })
  })
}

/** The rows that have another name: they are of another product. */
export const otherNames = (rows: Rows): ImportRowError[] =>
  differences(rows)
    .filter(({ column }) => column === 'name')
    .map(({ row, column, text, first }) => ({
      row,
      column,
      message: `“${text}” is “${first.text}” in row ${first.row}. Give each product a handle of its own, or one name.`,
    }))

/** The facts of rows that aren't the product's, since another row has them otherwise. */
export const unreadFacts = (rows: Rows): ImportRowError[] =>
  differences(rows)
    .filter(({ column }) => column !== 'name')
    .map(({ row, column, first }) => ({
      row,
      column,
      message: `Not read: the product has what row ${first.row} says.`,
    }))

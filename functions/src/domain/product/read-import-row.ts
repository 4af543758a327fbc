import type { ProductDraft } from '../../contract/api/endpoints/vendors'
import type { ImportRowError, ProductCsvColumn, ProductImport } from '../../contract/product-csv'
import type { AttributeKey } from '../../contract/reference/attributes'
import {
  attributeCell,
  type Cell,
  categoryCell,
  descriptionCell,
  nameCell,
  priceCell,
  statesCell,
  stockCell,
} from './import-cells'

type Field = Exclude<ProductCsvColumn, AttributeKey>

const FIELDS: { [Column in Field]: (cell: string) => Cell<ProductDraft[Column]> } = {
  name: nameCell,
  description: descriptionCell,
  category: categoryCell,
  price: priceCell,
  available_items: stockCell,
  delivery_states: statesCell,
}

const isField = (column: ProductCsvColumn): column is Field => column in FIELDS

type Row = ProductImport['rows'][number]
type ReadRow = { draft: ProductDraft | undefined; errors: ImportRowError[] }

/** Reads a row into a draft, or returns its errors by column. */
export const readImportRow = (
  columns: readonly ProductCsvColumn[],
  { row, cells }: Row,
): ReadRow => {
  const refused = (column: string, message: string) => ({ row, column, message })
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const message = `Has more cells than the ${columns.length} columns. Quote text that has commas.`
    return { draft: undefined, errors: [refused('', message)] }
  }
  const errors: ImportRowError[] = []
  const fields: Partial<Record<Field, unknown>> = {}
  const attributes: Partial<Record<AttributeKey, string>> = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? ''
    // Empty fields may be added later; a draft needs only a name.
    if (cell.trim() === '' && column !== 'name') continue
    const read = isField(column) ? FIELDS[column](cell) : attributeCell(column, cell)
    if ('message' in read) errors.push(refused(column, read.message))
    else if (isField(column)) fields[column] = read.value
    else attributes[column] = String(read.value)
  }
  if (errors.length > 0) return { draft: undefined, errors }
  // FIELDS pairs each field with a reader of its type.
  return { draft: { ...(fields as ProductDraft), attributes }, errors }
}

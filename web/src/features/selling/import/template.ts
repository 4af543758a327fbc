import { PRODUCT_CSV_COLUMNS, type ProductCsvColumn } from '@contract/product-csv'

const EXAMPLE: Partial<Record<ProductCsvColumn, string>> = {
  name: 'Indigo adire wrapper',
  description: '"Two yards of cotton, hand-dyed in Abeokuta. Wash it cold."',
  category: 'clothing_accessories',
  price: '12500.50',
  available_items: '4',
  delivery_states: 'Lagos;Ogun',
  colour: 'Indigo and white',
}

/** Returns a CSV template with all columns and one product. Excel needs the BOM to read UTF-8. */
export const templateText = (): string =>
  `\uFEFF${PRODUCT_CSV_COLUMNS.join(',')}\r\n${PRODUCT_CSV_COLUMNS.map(
    (column) => EXAMPLE[column] ?? '',
  ).join(',')}\r\n`

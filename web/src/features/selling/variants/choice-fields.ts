import type { RowField } from './choices'

/** How the fields of a combination are named and typed, in their order. */
export const FIELDS: Record<RowField, { label: string; mode: 'decimal' | 'numeric' | 'text' }> = {
  price: { label: 'Price, ₦', mode: 'decimal' },
  stock: { label: 'Pieces', mode: 'numeric' },
  sku: { label: 'SKU', mode: 'text' },
  weight: { label: 'Weight, g', mode: 'numeric' },
}
export const ROW_FIELDS = Object.keys(FIELDS) as RowField[]

export const cellClass =
  'min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-2 tabular-nums'

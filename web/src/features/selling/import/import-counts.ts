const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

export const products = counted('product', 'products')
export const drafts = counted('draft', 'drafts')
export const rows = counted('row', 'rows')

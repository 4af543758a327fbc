import { isApiError } from '@/lib/api/api-error'

/** Returns how many units a refused purchase leaves to be bought; undefined if it says none. */
export const unitsLeft = (error: unknown): number | undefined => {
  if (!isApiError(error)) return undefined
  const { available_items, left_items, max_quantity } = error.details
  const left = available_items ?? left_items ?? max_quantity
  return typeof left === 'number' && left > 0 ? left : undefined
}

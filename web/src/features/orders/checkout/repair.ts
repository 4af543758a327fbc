import type { CheckoutChange } from '@contract/api/orders/checkouts'
import { type ApiError, isApiError } from '@/lib/api/api-error'
import { isOfLine, type KnownLine, type StoreLines } from './lines'

/** What a checkout does with a line that can't be bought as it was asked for. */
type Repair = { quantity: number; change: CheckoutChange }
/** By the line's id; a quantity of 0 leaves the line out. */
export type Repairs = Readonly<Record<string, Repair>>

export const NO_REPAIRS: Repairs = {}

/** Returns the units of a line that a change leaves; undefined if the line can be bought as it is. */
const leftOf = (change: CheckoutChange, store: StoreLines, line: KnownLine): number | undefined => {
  if (change.kind === 'delivery') {
    // Another way can be chosen as long as one is offered.
    const isOffered = change.vendor_id !== store.vendor_id || change.quote.options.length > 0
    return isOffered ? undefined : 0
  }
  if (!isOfLine(change, line)) return undefined
  switch (change.kind) {
    case 'fewer':
      return Math.max(0, change.available_items)
    case 'gone':
    case 'own':
    case 'not_sent':
    case 'resting':
      return 0
    default:
      return undefined
  }
}

/**
 * Adds what `changes` says of lines to the known repairs, which it returns as they are if they hold
 * all of it. A line never gets more units again.
 */
export const repairsOf = (
  stores: readonly StoreLines[],
  changes: readonly CheckoutChange[],
  known: Repairs = NO_REPAIRS,
): Repairs => {
  const found: Record<string, Repair> = {}
  for (const store of stores) {
    for (const line of store.lines) {
      for (const change of changes) {
        const quantity = leftOf(change, store, line)
        const now = (found[line.id] ?? known[line.id])?.quantity ?? line.quantity
        if (quantity !== undefined && quantity < now) found[line.id] = { quantity, change }
      }
    }
  }
  return Object.keys(found).length === 0 ? known : { ...known, ...found }
}

/** Returns the lines that are paid, with the units of each. */
export const repairedLines = (lines: readonly KnownLine[], repairs: Repairs): KnownLine[] =>
  lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, repairs[line.id]?.quantity ?? line.quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** Returns how many units a refusal leaves to be bought; undefined if it says none. */
const unitsLeft = ({ details }: ApiError): number | undefined => {
  const left = details.available_items ?? details.left_items ?? details.max_quantity
  return typeof left === 'number' && left > 0 ? left : undefined
}

/** Returns what a refused request says of the units that a buyer can have; empty if nothing. */
export const changesOfRefusal = (error: unknown): CheckoutChange[] => {
  if (!isApiError(error)) return []
  const { product_id } = error.details
  const left = unitsLeft(error)
  if (typeof product_id !== 'string' || left === undefined) return []
  return [{ kind: 'fewer', product_id, available_items: left }]
}

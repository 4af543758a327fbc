import { TRAITS, type Trait, traitsOf } from '../../contract/catalog/traits'
import { valueKey } from '../../contract/text/value-key'
import type { SearchProduct } from '../../ports/product-search'

/** The sizes and colours of the few products that have some, by slot. */
export type TraitColumns = Record<Trait, Map<number, readonly string[]>>

export const makeTraits = (): TraitColumns => ({ sizes: new Map(), colours: new Map() })

export const writeTraits = (traits: TraitColumns, slot: number, product: SearchProduct): void => {
  for (const trait of TRAITS) {
    const values = traitsOf(product, trait)
    if (values.length > 0) traits[trait].set(slot, values)
    else traits[trait].delete(slot)
  }
}

/** More values than anybody reads are left out, the rarest first. */
const MAX_VALUES = 40

/** Counts by value, the most frequent first. */
export const topValues = (counts: Iterable<readonly [string, number]>): Record<string, number> =>
  Object.fromEntries(
    [...counts]
      .filter(([, count]) => count > 0)
      .toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
      .slice(0, MAX_VALUES),
  )

/** The values of a filter as they are stored. */
export const wantedTraits = (values: readonly string[] = []): string[] => values.map(valueKey)

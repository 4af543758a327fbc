import type { Product } from '@contract/entities/catalog/product'
import { useState } from 'react'

export type Selection = {
  /** The selected products among those shown. Bulk actions never affect hidden products. */
  chosen: Product[]
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
  chooseAll: (isChosen: boolean) => void
}

export const useSelection = (shown: readonly Product[]): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen: shown.filter(({ id }) => ids.has(id)),
    isChosen: (id) => ids.has(id),
    toggle: (id) =>
      setIds((last) => {
        const next = new Set(last)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    chooseAll: (isChosen) => setIds(new Set(isChosen ? shown.map(({ id }) => id) : [])),
  }
}

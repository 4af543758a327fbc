import type { Product } from '@contract/entities/catalog/product'
import type { OfferSettings } from '@contract/entities/orders/offer'
import { useState } from 'react'
import { useLiveOfferSettings } from '@/lib/live/selling'
import { fieldsOf, type OfferFields, problemsOf, settingsOf } from './offer-fields'

const NONE: OfferSettings | null = null

/** How a product takes offers, as it is stored and then as it is typed. */
export const useOfferSettings = ({ id, takes_offers }: Pick<Product, 'id' | 'takes_offers'>) => {
  const live = useLiveOfferSettings(takes_offers ? id : undefined)
  const [typed, setTyped] = useState<OfferFields>()
  const [isTried, setIsTried] = useState(false)
  const stored = takes_offers ? (live.data ?? NONE) : NONE
  const fields = typed ?? fieldsOf(stored)
  const problems = problemsOf(fields)
  const isRight = Object.keys(problems).length === 0
  const wanted = settingsOf(fields)
  const isChanged = typed !== undefined && JSON.stringify(wanted) !== JSON.stringify(stored)
  return {
    fields,
    /** Shown once it was tried to save. */
    problems: isTried ? problems : {},
    isLoading: takes_offers === true && live.status === 'loading',
    change: (change: Partial<OfferFields>) => setTyped({ ...fields, ...change }),
    /** What to save, if anything; false if what was typed is wrong. */
    check: (): { offers?: OfferSettings | null } | false => {
      setIsTried(true)
      if (!isRight) return false
      return isChanged ? { offers: wanted } : {}
    },
  }
}

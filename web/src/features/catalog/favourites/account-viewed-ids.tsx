import type { ReactNode } from 'react'
import { useLiveViewedProducts } from '@/lib/live/products'

type Props = { children: (ids: readonly string[] | undefined) => ReactNode }

/** Passes on the ids of the products that the user viewed, latest first; undefined until loaded. */
export default function AccountViewedIds({ children }: Props) {
  const viewed = useLiveViewedProducts()
  return children(viewed.status === 'content' ? viewed.data.map(({ id }) => id) : undefined)
}

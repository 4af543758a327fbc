import type { ReactNode } from 'react'
import { useLiveViewedProducts } from '@/lib/live/products'

type Props = { children: (ids: readonly string[] | undefined) => ReactNode }

/** The ids of what a signed-in user looked at, the last first; undefined until they are there. */
export default function AccountViewedIds({ children }: Props) {
  const viewed = useLiveViewedProducts()
  return children(viewed.status === 'content' ? viewed.data.map(({ id }) => id) : undefined)
}

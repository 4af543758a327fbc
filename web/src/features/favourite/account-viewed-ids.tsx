import type { ReactNode } from 'react'
import LiveRoot from '@/lib/live/live-root'
import { useLiveViewedProducts } from '@/lib/live/viewed-products'

type Props = { children: (ids: readonly string[] | undefined) => ReactNode }

const Viewed = ({ children }: Props) => {
  const viewed = useLiveViewedProducts()
  return children(viewed.status === 'content' ? viewed.data.map(({ id }) => id) : undefined)
}

/** The ids of what a signed-in user looked at, the last first; undefined until they are there. */
export default function AccountViewedIds(props: Props) {
  return (
    <LiveRoot>
      <Viewed {...props} />
    </LiveRoot>
  )
}

import type { ReactNode } from 'react'
import { NotHere } from '@/ui/feedback/not-here'
import { useComing } from './use-online'

type Props = {
  /** What is loaded, for who doesn't see the shape; absent if the children say it. */
  label?: string
  /** The shape of what comes. */
  children: ReactNode
  /** What is there without it. */
  instead?: ReactNode
}

/** In place of what isn't here yet: its shape while it can come, then that it isn't on this device. */
export const Awaited = ({ label, children, instead = <NotHere /> }: Props) => {
  const isComing = useComing(true)
  if (!isComing) return instead
  if (label === undefined) return children
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  )
}

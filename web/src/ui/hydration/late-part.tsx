import { type PropsWithChildren, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { replayEvents } from './replay-events'

/** The start script keeps what is pressed in an element with this attribute. */
const Part = ({ children }: PropsWithChildren) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = root.current
    part?.removeAttribute('data-dehydrated')
    queueMicrotask(() => void replayEvents((element) => part?.contains(element) ?? false))
  }, [])
  return (
    <div ref={root} data-dehydrated="" className="contents">
      {children}
    </div>
  )
}

type Props = PropsWithChildren<{ fallback: ReactNode }>

/**
 * A part that the server renders and whose code loads after its page: what is pressed in it before
 * is done when it is there. An update before that would replace it by the fallback, so memoize the
 * component that contains it.
 */
export const LatePart = ({ fallback, children }: Props) => (
  <Suspense fallback={fallback}>
    <Part>{children}</Part>
  </Suspense>
)

import { useEffect } from 'react'
import { replayEvents } from './replay-events'

type Props = {
  /** The layout (`layout`) hydrates first, then the page. */
  part: 'layout' | 'page'
}

const isOf = (part: Props['part'], element: Element) =>
  (element.closest('main') !== null) === (part === 'page') && !element.closest('[data-dehydrated]')

/** Marks its part of a server-rendered page as hydrated and replays the events recorded there. */
export const HydrationMarker = ({ part }: Props) => {
  useEffect(() => {
    const { dataset } = document.documentElement
    // Not server-rendered, or already fully hydrated.
    if (dataset.ssr === undefined || dataset.hydrated === 'page') return
    dataset.hydrated = part
    // After all effects, because some set initial field values, and before anything else is typed.
    queueMicrotask(() => void replayEvents((element) => isOf(part, element)))
  }, [part])
  return null
}

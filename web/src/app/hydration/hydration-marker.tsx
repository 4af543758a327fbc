import { useEffect } from 'react'
import { replayEvents } from './replay-events'

type Props = {
  /** The layout (`frame`) hydrates first, then the page. */
  part: 'frame' | 'page'
}

const isInPage = (element: Element) => element.closest('main') !== null

/** Marks its part of a server-rendered page as hydrated and replays the events recorded there. */
export const HydrationMarker = ({ part }: Props) => {
  useEffect(() => {
    const { dataset } = document.documentElement
    // Not server-rendered, or already fully hydrated.
    if (dataset.drawn === undefined || dataset.drawn === 'page') return
    dataset.drawn = part
    // After all effects have run, because some set initial field values.
    setTimeout(() => replayEvents((element) => isInPage(element) === (part === 'page')))
  }, [part])
  return null
}

import { useEffect } from 'react'
import { replayEvents } from './replay-events'

type Props = {
  /** The frame around the page comes to life first, then the page itself. */
  part: 'frame' | 'page'
}

const isInPage = (element: Element) => element.closest('main') !== null

/** Stands in a part of a page that came drawn: what was done there before it lived is done now. */
export const HydrationMarker = ({ part }: Props) => {
  useEffect(() => {
    const { dataset } = document.documentElement
    // Not drawn by the server, or all of it lives already.
    if (dataset.drawn === undefined || dataset.drawn === 'page') return
    dataset.drawn = part
    // Once every effect has run: some give fields their first values.
    setTimeout(() => replayEvents((element) => isInPage(element) === (part === 'page')))
  }, [part])
  return null
}

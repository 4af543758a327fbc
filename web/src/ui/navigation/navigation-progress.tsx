import { SECOND_MS } from '@contract/time'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useChunkState } from '../chunks/use-chunk-state'

/** A navigation that was stopped ends in no other page. */
const MAX_WAIT_MS = 10 * SECOND_MS

/** Starts with the press that leads to another page; browsers without the Navigation API have none. */
const usePending = (): boolean => {
  const { key } = useLocation()
  const [leftFrom, setLeftFrom] = useState<string>()
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const start = ({ destination, hashChange, downloadRequest }: NavigateEvent) => {
      const { origin, pathname } = new URL(destination.url)
      const isPage = origin === window.location.origin && pathname !== window.location.pathname
      if (!isPage || hashChange || downloadRequest !== null) return
      setLeftFrom(key)
    }
    // A page that the browser kept comes back as it was left.
    const stop = () => setLeftFrom(undefined)
    navigation.addEventListener('navigate', start)
    window.addEventListener('pageshow', stop)
    return () => {
      navigation.removeEventListener('navigate', start)
      window.removeEventListener('pageshow', stop)
    }
  }, [key])
  useEffect(() => {
    if (leftFrom === undefined) return
    const timer = setTimeout(() => setLeftFrom(undefined), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [leftFrom])
  // The location changes only once the new page has rendered.
  return leftFrom === key
}

/** A thin bar on top while the next page loads. */
export default function NavigationProgress() {
  const isPending = usePending()
  // What waits for a connection says so itself.
  return useChunkState() !== 'retrying' && isPending ? (
    <div aria-hidden className="navigation-progress fixed inset-x-0 top-0 z-60 h-0.5 bg-accent" />
  ) : null
}

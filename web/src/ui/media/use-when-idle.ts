import { useEffect, useState } from 'react'

const LATEST_MS = 4_000
const SHORT_MS = 1_200

/** True once the browser is idle after mount, at the latest after `LATEST_MS`. */
export const useWhenIdle = () => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const start = () => setIsIdle(true)
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(start, { timeout: LATEST_MS })
      return () => window.cancelIdleCallback(handle)
    }
    const timer = setTimeout(start, SHORT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}

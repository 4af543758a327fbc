import { type RefCallback, useEffect, useState } from 'react'

/**
 * True from the moment the element first comes within `margin` of the screen. The element may
 * appear long after the hook's first run, such as when a page's data is there.
 */
export const useInView = <T extends Element>(margin = '400px'): [RefCallback<T>, boolean] => {
  const [element, setElement] = useState<T | null>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isSeen, margin])
  return [setElement, isSeen]
}

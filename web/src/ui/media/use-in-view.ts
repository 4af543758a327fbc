import { type RefCallback, useEffect, useState } from 'react'

/**
 * True once the element has first come within `margin` of the viewport. The element may be mounted
 * long after the hook's first run, for example after data has loaded.
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

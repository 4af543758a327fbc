import { type RefObject, useEffect, useRef, useState } from 'react'

/** True from the moment the element first comes within `margin` of the screen. */
export const useInView = <T extends Element>(margin = '400px'): [RefObject<T | null>, boolean] => {
  const target = useRef<T>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen, margin])
  return [target, isSeen]
}

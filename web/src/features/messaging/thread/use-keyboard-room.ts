import { useEffect } from 'react'

/** Makes the screen keyboard shorten the page, so that it never covers the field above it. */
export const useKeyboardRoom = (): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
    const before = meta?.content
    if (!meta || before === undefined) return
    meta.content = `${before}, interactive-widget=resizes-content`
    return () => {
      meta.content = before
    }
  }, [])
}

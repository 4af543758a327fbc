import { type RefObject, useEffect, useRef, useState } from 'react'

type Disclosure<T extends HTMLElement> = {
  isOpen: boolean
  open: () => void
  close: () => void
  toggle: () => void
  /** Goes on the element that contains the button and the panel. */
  root: RefObject<T | null>
}

/**
 * State of a panel under a button. Escape closes it and returns focus to the button; pressing or
 * tabbing outside also closes it.
 */
export const useDisclosure = <T extends HTMLElement = HTMLDivElement>(): Disclosure<T> => {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<T>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    const closeWhenTabbedOut = (event: KeyboardEvent) => {
      if (event.key === 'Tab') closeOutside(event)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keyup', closeWhenTabbedOut)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keyup', closeWhenTabbedOut)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return {
    isOpen,
    root,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    toggle: () => setIsOpen((is) => !is),
  }
}

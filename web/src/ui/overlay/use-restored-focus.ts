import { useEffect, useState } from 'react'

const isLost = () => document.activeElement === document.body

/**
 * Focuses what had the focus before the dialog opened, if nothing has it once the dialog is gone, or
 * the page's content if that is gone too. Headless UI blurs the active element on Escape, and then
 * finds nothing to restore.
 */
export const useRestoredFocus = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isLost() && opener instanceof HTMLElement) opener.focus()
        if (isLost()) document.querySelector('main')?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

import { useEffect, useState } from 'react'

/**
 * Focuses what had the focus before the dialog opened, if nothing has it once the dialog is gone.
 * Headless UI blurs the active element on Escape, and then finds nothing to restore.
 */
export const useRestoredFocus = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    },
    [opener],
  )
}

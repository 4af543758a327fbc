import { useEffect, useState } from 'react'
import { toast } from './toast'

const FEEDBACK_MS = 2_000

/**
 * Copies to the clipboard; `isCopied` stays true for 2 seconds, and a failure shows a toast.
 * @param what is copied, for the toast
 */
export const useCopy = (what = 'link') => {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      toast.error(`Failed to copy ${what}. Please try again.`)
    }
  }
  return { isCopied, copy }
}

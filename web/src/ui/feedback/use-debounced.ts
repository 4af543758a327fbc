import { useEffect, useState } from 'react'

const REST_MS = 300

/** A value once it has stayed the same for a moment: for questions that follow what is typed. */
export const useDebounced = <T>(value: T): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

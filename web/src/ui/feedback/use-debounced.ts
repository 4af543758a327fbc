import { useEffect, useState } from 'react'

const REST_MS = 300

/** Debounces a value by `REST_MS`, for requests that depend on typed text. */
export const useDebounced = <T>(value: T): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

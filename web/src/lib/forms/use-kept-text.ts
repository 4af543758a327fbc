import { useState } from 'react'
import { keep, readKept } from './kept'

/** State for one text that is kept on this device until it is empty or forgotten. */
export const useKeptText = (name: string, initial = '') => {
  const [text, setText] = useState(() => {
    const kept = readKept(name)
    return typeof kept === 'string' ? kept : initial
  })
  const change = (next: string) => {
    setText(next)
    keep(name, next.trim() === '' || next === initial ? undefined : next)
  }
  return [text, change] as const
}

import type { Figure } from './figure'

export type PartOptions = {
  offset: number
  /** Also what takes many minutes. */
  full: boolean
  say: (line: string) => void
  signal: AbortSignal
}

export type Part = (options: PartOptions) => Promise<Figure[]>

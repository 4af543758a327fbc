import type { Figure } from './figure'

export type PartOptions = {
  offset: number
  say: (line: string) => void
  signal: AbortSignal
}

export type Part = (options: PartOptions) => Promise<Figure[]>

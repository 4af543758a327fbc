import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

export type ClockMove = { kind: 'by'; by_ms: number } | { kind: 'reset' } | { kind: 'now' }

/**
 * Parses the argument of `npm run time`: a signed span such as +3d, -2h or +1d12h, reset or now.
 */
export function parseClockMove(text: string): ClockMove {
  if (text === 'reset' || text === 'now') return { kind: text }
  if (!/^[+-](\d+[smhdw])+$/.test(text)) {
    throw new Error(
      `"${text}" moves no clock. Say +3d, -2h or +1d12h (s, m, h, d, w), reset, or now.`,
    )
  }
  const parts = text.matchAll(/(\d+)([smhdw])/g)
  const span_ms = [...parts].reduce(
    (total, [, amount, unit]) => total + Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS],
    0,
  )
  return { kind: 'by', by_ms: text.startsWith('-') ? -span_ms : span_ms }
}

/** Reads by how much the suite's clock is ahead of the real time, in milliseconds. */
export function readClockOffset(file: string): number {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).offset_ms : 0
}

export function moveClock(file: string, move: ClockMove): number {
  const before_ms = readClockOffset(file)
  if (move.kind === 'now') return before_ms
  const offset_ms = move.kind === 'reset' ? 0 : before_ms + move.by_ms
  mkdirSync(dirname(file), { recursive: true })
  // Renamed when complete: servers read it meanwhile.
  const partial = `${file}.${randomUUID()}.part`
  writeFileSync(partial, `${JSON.stringify({ offset_ms })}\n`)
  renameSync(partial, file)
  return offset_ms
}

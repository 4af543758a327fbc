import { readFileSync } from 'node:fs'

/** An option of `parseArgs` that the environment may set. */
export const option = (value: string | undefined) =>
  ({ type: 'string', default: value ?? '' }) as const

/** A clock: the real time plus `offset_ms` of a JSON file, where there is one. */
export const fileClock = (path: string) => (): number => {
  try {
    const { offset_ms } = JSON.parse(readFileSync(path, 'utf8'))
    return Date.now() + (Number.isFinite(offset_ms) ? offset_ms : 0)
  } catch {
    return Date.now()
  }
}

/** Closes at the first signal to stop, and exits. */
export const closeOnSignal = (close: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)))
  }
}

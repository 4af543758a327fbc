/** Aborts at the first Ctrl-C, SIGTERM or SIGHUP; later signals are ignored. */
export function onStopSignal(announce: () => void): AbortSignal {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (stopping.signal.aborted) return
      announce()
      stopping.abort()
    })
  }
  return stopping.signal
}

/** Runs a command and exits with its code; prints an error's message without the stack. */
export async function runMain(main: () => Promise<number>, signal?: AbortSignal): Promise<never> {
  const code = await main().catch((error: Error) => {
    if (signal?.aborted) return 0
    console.error(`\n${error.message}`)
    return 1
  })
  process.exit(code)
}

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

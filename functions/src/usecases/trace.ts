import type { Deps, Log } from './deps'

/** The ids of what caused a log line; no user ids. */
export type Trace = Partial<
  Record<'request_id' | 'webhook_event' | 'task' | 'job_run' | 'operation', string>
>

const tracedLog = (log: Log, trace: Trace): Log => ({
  info: (text, fields) => log.info(text, { ...trace, ...fields }),
  warn: (text, fields) => log.warn(text, { ...trace, ...fields }),
  error: (text, fields) => log.error(text, { ...trace, ...fields }),
})

/** Returns the dependencies with a log that adds `trace` to each line. */
export const traced = (deps: Deps, trace: Trace): Deps => ({
  ...deps,
  log: tracedLog(deps.log, trace),
})

import type { Deps, Log } from './deps'

/** What led to a line of the log, by the names under which each is found: ids alone, nobody's. */
export type Trace = Partial<
  Record<'request_id' | 'provider_event' | 'task' | 'sweep' | 'operation', string>
>

const tracedLog = (log: Log, trace: Trace): Log => ({
  info: (text, fields) => log.info(text, { ...trace, ...fields }),
  warn: (text, fields) => log.warn(text, { ...trace, ...fields }),
  error: (text, fields) => log.error(text, { ...trace, ...fields }),
})

/** The same dependencies, whose every line of the log also says what led to it. */
export const traced = (deps: Deps, trace: Trace): Deps => ({
  ...deps,
  log: tracedLog(deps.log, trace),
})

import { lagosDayOf, startOfLagosDay } from '../../functions/src/contract/lagos-day'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../functions/src/contract/time'

export type Schedule = {
  name: string
  /** How often or when, as the function says it: `every 6 hours`, `every day 02:00`. */
  text: string
  run: () => Promise<unknown>
}

const UNIT_MS = { minutes: MINUTE_MS, hours: HOUR_MS }

/** What a module of functions exports, as far as schedules are concerned. */
type Exported = {
  run: (event: { scheduleTime: string }) => unknown
  __endpoint: { scheduleTrigger: { schedule: string; timeZone?: unknown } }
}

const isScheduled = (value: unknown): value is Exported =>
  typeof value === 'function' &&
  '__endpoint' in value &&
  typeof value.__endpoint === 'object' &&
  value.__endpoint !== null &&
  'scheduleTrigger' in value.__endpoint

/** Every schedule among the functions of production. */
export const schedulesOf = (functions: object): Schedule[] =>
  Object.entries(functions).flatMap(([name, value]): Schedule[] =>
    isScheduled(value)
      ? [
          {
            name,
            text: value.__endpoint.scheduleTrigger.schedule,
            run: async () => value.run({ scheduleTime: new Date().toISOString() }),
          },
        ]
      : [],
  )

/**
 * The next instant after `last_ms` at which a schedule is due, in epoch milliseconds. Times of day are
 * in Lagos.
 * @throws Error for a text that isn't known here
 */
export const nextRunAfter = (text: string, last_ms: number): number => {
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(text) ?? []
  if (unit) return last_ms + Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
  const [, hours, minutes] = /^every day (\d\d):(\d\d)$/.exec(text) ?? []
  if (!hours) throw new Error(`The suite knows no schedule "${text}".`)
  const today = startOfLagosDay(lagosDayOf(last_ms))
  const at = today + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return at > last_ms ? at : at + DAY_MS
}

import * as z from 'zod/mini'
import { lineSchema } from '../../text/plain-line'
import { lagosDaySchema, timestampSchema } from '../../timestamp'

const holidayFields = {
  from: lagosDaySchema,
  /** The first day on which it sells again. */
  back_on: lagosDaySchema,
}
export const HOLIDAY_MESSAGE_LENGTH = { min: 2, max: 120 } as const
const messageSchema = lineSchema(HOLIDAY_MESSAGE_LENGTH.min, HOLIDAY_MESSAGE_LENGTH.max)

/** Days in Lagos on which a store sells nothing: `from` and those after it, until `back_on`. */
export const holidaySchema = z
  .strictObject({
    ...holidayFields,
    /** What buyers read beside the date. */
    message: z.optional(messageSchema),
  })
  .check(
    z.refine(({ from, back_on }) => from < back_on, {
      path: ['back_on'],
      error: 'You are back at the earliest one day after you leave.',
    }),
  )
export type Holiday = z.output<typeof holidaySchema>

/** What changes of a holiday; an empty message takes it away. */
export const holidayChangeSchema = z.partial(
  z.strictObject({ ...holidayFields, message: z.union([messageSchema, z.literal('')]) }),
)
export type HolidayChange = z.output<typeof holidayChangeSchema>

/** Why a store doesn't sell: a holiday, a pause after orders that it never answered, or a debt. */
export const storeRestSchema = z.object({
  holiday: z.nullable(holidaySchema),
  paused_at: z.nullable(timestampSchema),
  /** Since when it owes too much; only paying ends it. */
  owes_since: z.optional(timestampSchema),
})
export type StoreRest = z.output<typeof storeRestSchema>

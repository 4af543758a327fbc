import { fieldText } from '@contract/text/field-text'
import * as z from 'zod/mini'

// The small build of zod has no messages of its own.
z.config({ localeError: fieldText })

/** Why a schema refuses a text; undefined if it takes it. */
export const issueOf = (schema: z.ZodMiniType, text: string): string | undefined =>
  schema.safeParse(text).error?.issues[0]?.message

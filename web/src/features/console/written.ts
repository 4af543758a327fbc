import type * as z from 'zod/mini'
import { issueOf } from '@/lib/forms/issue-of'

/** What is wrong with a text that is long enough to be looked at; undefined if nothing is. */
export const problemIn = (
  text: string,
  schema: z.ZodMiniType,
  { min }: { min: number },
): string | undefined => (text.trim().length < min ? undefined : issueOf(schema, text))

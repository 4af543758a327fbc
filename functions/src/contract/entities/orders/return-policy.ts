import * as z from 'zod/mini'

/** The days within which a store takes back what isn't faulty; 0 for never. */
export const CHANGED_MIND_DAYS = [0, 3, 7] as const
export const returnPolicySchema = z.object({ changed_mind_days: z.literal(CHANGED_MIND_DAYS) })
export type ReturnPolicy = z.infer<typeof returnPolicySchema>

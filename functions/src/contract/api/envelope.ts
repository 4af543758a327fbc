import * as z from 'zod/mini'

export const failureSchema = z.object({
  status: z.literal('error'),
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
  request_id: z.string(),
})
export type Failure = z.infer<typeof failureSchema>

export type Success<T> = { status: 'success'; data: T; message?: string }

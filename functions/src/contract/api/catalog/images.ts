import * as z from 'zod/mini'
import { endpoint } from '../endpoint'

/** A Storage path encoded by `storedPathId`. */
const imageIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_.~-]{1,900}$/))

export const imageEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/images/{id}',
    auth: 'user',
    limit: 'image',
    summary: 'A picture of a dispute or a conversation, for the two people in it',
    params: z.strictObject({ id: imageIdSchema }),
    produces: 'image/*',
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
} as const

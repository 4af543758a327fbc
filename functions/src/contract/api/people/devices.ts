import * as z from 'zod/mini'
import { endpoint } from '../endpoint'

export const deviceEndpoints = {
  save: endpoint({
    method: 'PUT',
    path: '/users/devices',
    auth: 'user',
    summary: 'Has notifications pushed to this device',
    limit: 'device',
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    /** The device's id: the SHA-256 of its token. */
    response: z.object({ id: z.string() }),
  }),
} as const

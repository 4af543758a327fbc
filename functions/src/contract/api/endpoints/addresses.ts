import * as z from 'zod/mini'
import { addressIdSchema, addressSchema } from '../../entities/address'
import { endpoint } from '../endpoint'

export const addressEndpoints = {
  save: endpoint({
    method: 'PUT',
    path: '/users/addresses',
    auth: 'user',
    summary: 'Saves an address to have things delivered to, or changes the one with this id',
    limit: 'address',
    body: z.extend(addressSchema, { id: z.optional(addressIdSchema) }),
    response: z.object({ id: addressIdSchema }),
  }),
} as const

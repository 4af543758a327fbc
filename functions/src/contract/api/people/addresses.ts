import * as z from 'zod/mini'
import { addressChangeSchema, addressIdSchema, addressSchema } from '../../entities/people/address'
import { endpoint } from '../endpoint'

export const addressEndpoints = {
  save: endpoint({
    method: 'PUT',
    path: '/users/addresses',
    auth: 'user',
    summary: 'Saves an address for deliveries, or changes the one with this id',
    limit: 'address',
    body: z.union([addressSchema, addressChangeSchema]),
    response: z.object({ id: addressIdSchema }),
  }),
} as const

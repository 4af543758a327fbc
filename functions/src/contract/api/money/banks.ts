import * as z from 'zod/mini'
import { bankSchema } from '../../entities/people/vendor'
import { endpoint } from '../endpoint'

export const bankEndpoints = {
  banks: endpoint({
    method: 'GET',
    path: '/public/banks',
    auth: 'public',
    summary: 'Banks that money can be paid out to',
    cacheable: true,
    response: z.array(bankSchema),
  }),
} as const

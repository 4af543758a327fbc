import * as z from 'zod/mini'
import { idSchema, uidSchema } from '../../ids'
import { endpoint } from '../endpoint'
import { dealDraftSchema, shownDealSchema } from './deals'

const byId = z.strictObject({ id: idSchema })

/** Deals that a buyer makes: they ask for something, a seller accepts, and the buyer agrees to whom. */
export const requestEndpoints = {
  /** The caller chooses the id, so that asking twice is asking once. */
  save: endpoint({
    method: 'PUT',
    path: '/requests/{id}',
    auth: 'user',
    summary: 'Saves a request',
    limit: 'request',
    params: byId,
    body: dealDraftSchema,
    response: shownDealSchema,
  }),
  /** The newest 60. */
  list: endpoint({
    method: 'GET',
    path: '/requests',
    auth: 'user',
    summary: 'Own requests',
    response: z.array(shownDealSchema),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/requests/{id}/answer',
    auth: 'user',
    summary: 'Answers a request',
    limit: 'request_answer',
    params: byId,
    /**
     * What was seen: the terms, and whom it is about, which is the caller if a seller answers. A buyer who accepts
     * nobody withdraws what they asked for.
     */
    body: z.strictObject({
      version: z.int(),
      vendor_id: z.optional(uidSchema),
      accepts: z.boolean(),
    }),
    response: shownDealSchema,
  }),
} as const

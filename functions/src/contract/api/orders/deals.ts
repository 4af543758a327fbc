import * as z from 'zod/mini'
import {
  DEAL_STATES,
  dealSchema,
  dealTermsSchema,
  MAX_DEAL_DAYS,
  MAX_DEAL_IMAGES,
} from '../../entities/orders/deal'
import { idSchema, uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { endpoint, pageOf, pageQuery } from '../endpoint'

const byId = z.strictObject({ id: idSchema })
const byCode = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) })

/** All terms, of which a change makes a new version; it is open for `days` from now. What was paid keeps its own. */
export const dealDraftSchema = z
  .strictObject({
    ...z.omit(dealTermsSchema, { images: true }).shape,
    /** Storage paths of the caller's own uploads of products. */
    image_paths: z._default(
      z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MAX_DEAL_IMAGES)),
      [],
    ),
    days: z.int().check(z.minimum(1), z.maximum(MAX_DEAL_DAYS)),
  })
  .check(
    z.refine(({ delivery }) => delivery.kind !== 'fee' || delivery.days_min <= delivery.days_max, {
      path: ['delivery', 'days_max'],
      error: 'Say the longer time second.',
    }),
  )
export type DealDraft = z.output<typeof dealDraftSchema>

/** A deal, the code as people read it; available are `terms.uses` less what is reserved and sold. */
export const heldDealSchema = z.extend(
  z.pick(dealSchema, {
    id: true,
    code: true,
    version: true,
    terms: true,
    expires_at: true,
    reserved: true,
    sold: true,
    held_until: true,
    flags: true,
    made_by: true,
    consented_at: true,
  }),
  { state: z.enum(DEAL_STATES) },
)
export type HeldDeal = z.infer<typeof heldDealSchema>

export const shownDealSchema = z.object({
  deal: heldDealSchema,
  /** None of a buyer's request that nobody has accepted. */
  seller: z.optional(
    z.object({
      vendor_id: uidSchema,
      name: z.string(),
      /** The bank says that the account is in this person's name. */
      is_verified: z.boolean(),
      /** First name and initial there; empty if it isn't verified. */
      bank_initials: z.string(),
      since: timestampSchema,
      /** Sales that were completed. */
      completed: z.int(),
    }),
  ),
})
export type ShownDeal = z.infer<typeof shownDealSchema>

/** Purchases without a listing, which a seller sends as a link. */
export const dealEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/vendors/deals',
    auth: 'vendor',
    summary: 'Makes a deal',
    limit: 'deal',
    body: dealDraftSchema,
    response: heldDealSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/vendors/deals/{id}',
    auth: 'vendor',
    summary: 'Changes a deal; a new version',
    limit: 'deal',
    params: byId,
    body: dealDraftSchema,
    response: heldDealSchema,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/vendors/deals/{id}/withdraw',
    auth: 'vendor',
    summary: 'Ends a deal',
    params: byId,
    response: heldDealSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/vendors/deals',
    auth: 'vendor',
    summary: "The caller's deals",
    query: z.strictObject(pageQuery),
    response: pageOf(heldDealSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/vendors/deals/{id}',
    auth: 'vendor',
    summary: 'An own deal',
    params: byId,
    response: heldDealSchema,
  }),
  show: endpoint({
    method: 'GET',
    path: '/public/deals/{code}',
    auth: 'public',
    summary: 'A deal by its code',
    cacheable: true,
    params: byCode,
    response: shownDealSchema,
  }),
} as const

import * as z from 'zod/mini'
import {
  DEAL_STATES,
  dealSchema,
  dealTermsSchema,
  MAX_DEAL_DAYS,
  MAX_DEAL_IMAGES,
} from '../../entities/orders/deal'
import { idSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { doneSchema, endpoint, pageOf, pageQuery } from '../endpoint'

const byId = z.strictObject({ id: idSchema })
const byCode = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) })

/** All terms, of which a change makes a new version; it is open for `days` from now. */
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

/** A deal as its seller sees it; the code as people read it. */
export const ownDealSchema = z.extend(dealSchema, { state: z.enum(DEAL_STATES) })
export type OwnDeal = z.infer<typeof ownDealSchema>

const shownDealSchema = z.extend(
  z.pick(dealSchema, {
    id: true,
    code: true,
    version: true,
    terms: true,
    expires_at: true,
    held_until: true,
    flags: true,
  }),
  {
    state: z.enum(DEAL_STATES),
    /** How many can be paid now. */
    available: z.int(),
    seller: z.object({
      name: z.string(),
      /** The bank says that the account is in this person's name. */
      is_verified: z.boolean(),
      /** First name and initial there; empty if it isn't verified. */
      bank_initials: z.string(),
      since: timestampSchema,
    }),
  },
)
export type ShownDeal = z.infer<typeof shownDealSchema>

/** Purchases without a listing, which a seller sends as a link. */
export const dealEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/vendors/deals',
    auth: 'vendor',
    summary: 'Makes a deal; needs a verified email address and a bank account',
    limit: 'deal',
    body: dealDraftSchema,
    response: ownDealSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/vendors/deals/{id}',
    auth: 'vendor',
    summary: 'Gives a deal other terms, as a new version; what was paid keeps its own',
    limit: 'deal',
    params: byId,
    body: dealDraftSchema,
    response: ownDealSchema,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/vendors/deals/{id}/withdraw',
    auth: 'vendor',
    summary: 'Ends a deal; what was paid goes on',
    params: byId,
    response: ownDealSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/vendors/deals',
    auth: 'vendor',
    summary: "The caller's deals, the newest first",
    query: z.strictObject(pageQuery),
    response: pageOf(ownDealSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/vendors/deals/{id}',
    auth: 'vendor',
    summary: 'One of the caller’s deals',
    params: byId,
    response: ownDealSchema,
  }),
  show: endpoint({
    method: 'GET',
    path: '/public/deals/{code}',
    auth: 'public',
    summary: 'A deal by its code, however it is typed, and who sells',
    cacheable: true,
    params: byCode,
    response: shownDealSchema,
  }),
  open: endpoint({
    method: 'POST',
    path: '/public/deals/{code}/opened',
    auth: 'public',
    summary: 'Somebody, not a chat’s preview, looks at the deal',
    params: byCode,
    response: doneSchema,
  }),
} as const

import * as z from 'zod/mini'
import {
  DEAL_STATES,
  dealSchema,
  dealTermsSchema,
  MAX_DEAL_DAYS,
  MAX_DEAL_IMAGES,
  MAX_LIVE_MINUTES,
} from '../../entities/orders/deal'
import { idSchema, uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { doneSchema, endpoint, pageOf, pageQuery } from '../endpoint'

const byId = z.strictObject({ id: idSchema })
const byCode = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) })

/** All terms, of which a change makes a new version; it is open for `days` from now. What was paid keeps its own. */
export const dealDraftSchema = z
  .strictObject({
    ...z.omit(dealTermsSchema, { images: true }).shape,
    /** Storage paths of the caller's own uploads: of products, or of this request. */
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

/** A deal, the code as people read it; `usesLeft` says how many are available. */
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
    live_until: true,
    apart: true,
    of: true,
    flags: true,
    made_by: true,
    consented_at: true,
  }),
  {
    state: z.enum(DEAL_STATES),
    /** For who made it alone, as are the next two. */
    opened: z.optional(z.int()),
    /** How many paid too late since it ended. */
    late: z.optional(z.int()),
    /** Why an operator took it down. */
    taken_down: z.optional(z.string()),
  },
)
export type HeldDeal = z.infer<typeof heldDealSchema>

/** What is left of a deal, for who looks on. */
const leftOfDealSchema = z.extend(
  z.pick(dealSchema, { version: true, held_until: true, live_until: true }),
  { state: z.enum(DEAL_STATES), price_minor: z.int(), uses: z.int(), left: z.int() },
)
export type LeftOfDeal = z.infer<typeof leftOfDealSchema>

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
      completed: z.int(),
      disputes: z.int(),
      disputes_lost: z.int(),
    }),
  ),
})
export type ShownDeal = z.infer<typeof shownDealSchema>

/** A deal that somebody sells: made by them, or a request that they accepted. */
export type SoldDeal = ShownDeal & { seller: NonNullable<ShownDeal['seller']> }

/** Purchases without a listing, which a seller sends as a link. */
export const dealEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/vendors/deals',
    auth: 'vendor',
    summary: 'Makes a deal',
    limit: 'deal',
    idempotent: true,
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
  goLive: endpoint({
    method: 'POST',
    path: '/vendors/deals/{id}/live',
    auth: 'vendor',
    summary: 'Goes live with a deal for some minutes; 0 ends it',
    limit: 'deal',
    params: byId,
    body: z.strictObject({
      minutes: z.int().check(z.minimum(0), z.maximum(MAX_LIVE_MINUTES)),
    }),
    response: heldDealSchema,
  }),
  priceForOne: endpoint({
    method: 'POST',
    path: '/vendors/deals/{id}/price',
    auth: 'vendor',
    summary: 'A price for one buyer of a live deal',
    limit: 'deal_price',
    idempotent: true,
    params: byId,
    body: z.strictObject({ price_minor: dealTermsSchema.shape.price_minor }),
    response: heldDealSchema,
  }),
  left: endpoint({
    method: 'GET',
    path: '/public/deals/{code}/left',
    auth: 'public',
    summary: 'What is left of a deal',
    cacheable: 'live',
    params: byCode,
    response: leftOfDealSchema,
  }),
  opened: endpoint({
    method: 'POST',
    path: '/public/deals/{code}/opened',
    auth: 'public',
    summary: 'Says that a deal was seen',
    params: byCode,
    response: doneSchema,
  }),
  show: endpoint({
    method: 'GET',
    path: '/public/deals/{code}',
    auth: 'public',
    summary: 'A deal by its code',
    cacheable: 'briefly',
    params: byCode,
    /** The least version that is wanted, which no cache has from before the change. */
    query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
    response: shownDealSchema,
  }),
} as const

import * as z from 'zod/mini'
import { ratesImportSchema, ratesReadSchema } from '../../delivery/rates-csv'
import { MAX_PRICE_MINOR } from '../../entities/catalog/price'
import { carrierChargeSchema, objectionSchema } from '../../entities/delivery/carrier-charge'
import {
  deliveryGapsSchema,
  deliveryProfileDraftSchema,
  deliveryProfileSchema,
  deliveryQuoteSchema,
  MAX_RATE_GRAMS,
  placeSchema,
} from '../../entities/delivery/delivery'
import { idSchema } from '../../ids'
import { itemIdSchema } from '../console/console-change'
import { doneSchema, endpoint } from '../endpoint'
import { deliveryQuotes } from './delivery-quotes'

/** How a vendor delivers. A store that never saved a profile delivers at no extra cost. */
export const deliveryEndpoints = {
  ...deliveryQuotes,
  profile: endpoint({
    method: 'GET',
    path: '/vendors/delivery-profile',
    auth: 'vendor',
    summary: "How the caller's store delivers, and where it does not",
    response: z.object({
      profile: z.nullable(deliveryProfileSchema),
      gaps: z.nullable(deliveryGapsSchema),
      /** Whether carriers can be booked here. */
      has_carriers: z.boolean(),
    }),
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/vendors/delivery-profile',
    auth: 'vendor',
    summary: 'Saves how the store delivers, if nobody else changed it meanwhile',
    limit: 'store',
    body: deliveryProfileDraftSchema,
    response: z.object({
      profile: deliveryProfileSchema,
      gaps: deliveryGapsSchema,
      has_carriers: z.boolean(),
    }),
  }),
  tryPlace: endpoint({
    method: 'POST',
    path: '/vendors/delivery-profile/quote',
    auth: 'vendor',
    summary: 'What a buyer in a place is offered by a profile, which needn’t be saved',
    body: z.strictObject({
      profile: deliveryProfileDraftSchema,
      place: placeSchema,
      /** Of the whole parcel; 0 for unknown. */
      weight_grams: z.int().check(z.minimum(0), z.maximum(MAX_RATE_GRAMS)),
      goods_minor: z.int().check(z.minimum(0), z.maximum(MAX_PRICE_MINOR)),
    }),
    response: deliveryQuoteSchema,
  }),
  carrierWebhook: endpoint({
    method: 'POST',
    path: '/delivery/webhook/shipbubble',
    auth: 'provider',
    summary: "The carrier's signed hints that a parcel has moved",
    body: z.unknown(),
    response: doneSchema,
  }),
  charges: endpoint({
    method: 'GET',
    path: '/transactions/{id}/carrier-charges',
    auth: 'vendor',
    summary: 'What the carrier took for the parcel of a sale after it was booked',
    params: z.strictObject({ id: idSchema }),
    response: z.object({ charges: z.array(carrierChargeSchema) }),
  }),
  objectToCharge: endpoint({
    method: 'POST',
    path: '/transactions/{id}/carrier-charges/{charge_id}/object',
    auth: 'vendor',
    summary: 'Says why the vendor does not owe it; an operator decides',
    limit: 'dispute',
    params: z.strictObject({ id: idSchema, charge_id: itemIdSchema }),
    body: z.strictObject({ text: objectionSchema }),
    response: z.object({ charge: carrierChargeSchema }),
  }),
  readRates: endpoint({
    method: 'POST',
    path: '/vendors/delivery-rates/read',
    auth: 'vendor',
    summary: 'Reads rates from the rows of a CSV file, without saving them',
    body: ratesImportSchema,
    response: ratesReadSchema,
  }),
  exportRates: endpoint({
    method: 'GET',
    path: '/vendors/delivery-rates.csv',
    auth: 'vendor',
    summary: "The rates of the caller's store as a file that can be read again",
    limit: 'file',
    produces: 'text/csv',
    response: z.string(),
  }),
} as const

import * as z from 'zod/mini'
import { importedSchema, productImportSchema } from '../../catalog/product-csv'
import { priceSchema, stockSchema } from '../../entities/catalog/price'
import {
  categoryValueSchema,
  MAX_PRODUCT_IMAGES,
  productSchema,
} from '../../entities/catalog/product'
import {
  attributesSchema,
  deliveryStatesSchema,
  productDescriptionSchema,
  productNameSchema,
} from '../../entities/catalog/product-fields'
import {
  MAX_OPTIONS,
  MAX_VARIANTS,
  optionDraftSchema,
  skuSchema,
  variantChangeSchema,
  variantDraftSchema,
  weightSchema,
} from '../../entities/catalog/variant'
import { savedOfferSettingsSchema } from '../../entities/orders/offer'
import { returnPolicySchema } from '../../entities/orders/return-policy'
import {
  accountNumberSchema,
  bankCodeSchema,
  legalNameSchema,
  STORE_DESCRIPTION_LENGTH,
  storeNameSchema,
} from '../../entities/people/store-fields'
import { holidayChangeSchema } from '../../entities/people/store-rest'
import { payoutAccountSchema, vendorSchema } from '../../entities/people/vendor'
import { hoursText, POLICY } from '../../escrow/policy'
import { idSchema } from '../../ids'
import { phoneSchema } from '../../text/phone'
import { textSchema } from '../../text/unsafe-text'
import { doneSchema, endpoint } from '../endpoint'
import { walletEndpoints } from '../money/wallet'
import { ownStoreEndpoints, storeSchema } from './own-store'
import { publicVendorEndpoints } from './public-vendors'

const byId = z.strictObject({ id: idSchema })

const storeFields = {
  name: storeNameSchema,
  description: textSchema(STORE_DESCRIPTION_LENGTH.min, STORE_DESCRIPTION_LENGTH.max),
  address: textSchema(5, 200),
  city: textSchema(2, 60),
  state: z.string().check(z.minLength(2), z.maxLength(40)),
  phone: phoneSchema,
}

const accountFields = {
  bank_code: bankCodeSchema,
  account_number: accountNumberSchema,
}

/** What opens a store; who sells by deals alone says less of it. */
export const openingSchema = z.strictObject({
  ...storeFields,
  description: z.optional(storeFields.description),
  ...accountFields,
  legal_name: legalNameSchema,
  is_listed: z.optional(z.boolean()),
})

/** A draft needs only a name; publishing it needs the rest. */
export const productDraftSchema = z.strictObject({
  name: productNameSchema,
  description: z.optional(z.union([productDescriptionSchema, z.literal('')])),
  category: z.optional(categoryValueSchema),
  price: z.optional(priceSchema),
  available_items: z.optional(stockSchema),
  sku: z.optional(skuSchema),
  weight_grams: z.optional(weightSchema),
  /** Together with `variants`; empty takes the choice away. */
  options: z.optional(z.array(optionDraftSchema).check(z.maxLength(MAX_OPTIONS))),
  /** All of them: those that are left out are removed, or archived if an order names them. */
  variants: z.optional(z.array(variantDraftSchema).check(z.maxLength(MAX_VARIANTS))),
  attributes: z.optional(attributesSchema),
  delivery_states: z.optional(deliveryStatesSchema),
  /** Storage paths of the caller's own uploads for this product, cover first. */
  image_paths: z.optional(
    z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MAX_PRODUCT_IMAGES)),
  ),
})
export type ProductDraft = z.output<typeof productDraftSchema>

export const vendorEndpoints = {
  ...publicVendorEndpoints,
  ...ownStoreEndpoints,
  onboarding: endpoint({
    method: 'POST',
    path: '/vendors/onboarding',
    auth: 'user',
    summary: 'Opens a store and gives the vendor role',
    body: openingSchema.check(
      z.refine(({ is_listed, description }) => is_listed === false || description !== undefined, {
        path: ['description'],
        error: 'A store that everybody sees needs this.',
      }),
    ),
    limit: 'payout_account',
    response: storeSchema,
  }),
  resolveAccount: endpoint({
    method: 'POST',
    path: '/vendors/resolve-account',
    auth: 'user',
    summary: 'Asks the bank whether an account is in this legal name',
    limit: 'account_name',
    body: z.strictObject({ ...accountFields, legal_name: legalNameSchema }),
    response: z.object({
      matches: z.boolean(),
      /** The initials of the account's name, which don't identify its owner to others. */
      masked_name: z.string(),
    }),
  }),
  updateStore: endpoint({
    method: 'PUT',
    path: '/vendors/vendor',
    auth: 'vendor',
    summary: "Changes the caller's store; only what is sent",
    limit: 'store',
    body: z.partial(
      z.strictObject({
        ...storeFields,
        /** The Storage path of the caller's own upload; empty takes the cover away. */
        cover_path: z.string().check(z.maxLength(300)),
        return_policy: z.strictObject(returnPolicySchema.shape),
        /** Opens the public store of who sold by deals alone. */
        is_listed: z.literal(true),
      }),
    ),
    response: storeSchema,
  }),
  updateLogo: endpoint({
    method: 'PUT',
    path: '/vendors/upload-logo',
    auth: 'vendor',
    summary: "Sets the store's logo to an uploaded picture",
    limit: 'store',
    body: z.strictObject({ logo: z.string().check(z.maxLength(2048)) }),
    response: vendorSchema,
  }),
  updateHoliday: endpoint({
    method: 'PUT',
    path: '/vendors/holiday',
    auth: 'vendor',
    summary: 'Says on which days the store sells nothing',
    limit: 'store',
    body: z.strictObject({ holiday: z.nullable(holidayChangeSchema) }),
    response: vendorSchema,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/vendors/resume',
    auth: 'vendor',
    summary: 'Sells again after a pause that followed unanswered orders',
    limit: 'store',
    response: vendorSchema,
  }),
  updatePayoutAccount: endpoint({
    method: 'PUT',
    path: '/vendors/payout-account',
    auth: 'vendor',
    needs_more_than_phone: true,
    summary: `Changes the bank account; it is paid after ${hoursText(POLICY.changed_account_ms)}`,
    limit: 'payout_account',
    body: z.strictObject(accountFields),
    response: payoutAccountSchema,
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/vendors/products',
    auth: 'vendor',
    summary: 'Begins a product as a draft',
    limit: 'product',
    idempotent: true,
    body: productDraftSchema,
    response: productSchema,
  }),
  updateProduct: endpoint({
    method: 'PUT',
    path: '/vendors/products/{id}',
    auth: 'vendor',
    summary: 'Changes a product; only what is sent',
    params: byId,
    body: z.extend(productDraftSchema, {
      name: z.optional(productNameSchema),
      /**
       * With `options` all of them: those that are left out are removed, or archived if an order
       * names them. Without, only these change.
       */
      variants: z.optional(z.array(variantChangeSchema).check(z.maxLength(MAX_VARIANTS))),
      /** The attributes that the vendor saw: only the difference is applied. */
      seen_attributes: z.optional(attributesSchema),
      /** The units of single variants, by id. */
      stock: z.optional(z.record(idSchema, stockSchema)),
      /**
       * The units of variants that the vendor saw, by id; a product without options has its own.
       * What was sold or came back meanwhile is kept: only the difference is applied.
       */
      seen_stock: z.optional(z.record(idSchema, stockSchema)),
      /** Takes offers and answers them so; null for no offers. */
      offers: z.optional(z.nullable(savedOfferSettingsSchema)),
    }),
    response: productSchema,
  }),
  publishProduct: endpoint({
    method: 'POST',
    path: '/vendors/products/{id}/publish',
    auth: 'vendor',
    summary: 'Puts a complete draft on sale',
    params: byId,
    response: productSchema,
  }),
  pauseProduct: endpoint({
    method: 'POST',
    path: '/vendors/products/{id}/pause',
    auth: 'vendor',
    summary: 'Takes a product off sale for now',
    params: byId,
    response: productSchema,
  }),
  resumeProduct: endpoint({
    method: 'POST',
    path: '/vendors/products/{id}/resume',
    auth: 'vendor',
    summary: 'Puts a paused product back on sale',
    params: byId,
    response: productSchema,
  }),
  deleteProduct: endpoint({
    method: 'DELETE',
    path: '/vendors/products/{id}',
    auth: 'vendor',
    summary: 'Removes a product; open transactions go on',
    params: byId,
    response: doneSchema,
  }),
  duplicateProduct: endpoint({
    method: 'POST',
    path: '/vendors/products/{id}/duplicate',
    auth: 'vendor',
    summary: 'Begins a draft with the fields and pictures of a product',
    limit: 'product',
    idempotent: true,
    params: byId,
    response: productSchema,
  }),
  importProducts: endpoint({
    method: 'POST',
    path: '/vendors/products/import',
    auth: 'vendor',
    summary: 'Checks rows of a CSV file, or makes drafts of all or none',
    limit: 'product',
    idempotent: true,
    body: productImportSchema,
    response: importedSchema,
  }),
  exportProducts: endpoint({
    method: 'GET',
    path: '/vendors/products.csv',
    auth: 'vendor',
    summary: "The caller's products as a file that can be imported again",
    limit: 'file',
    query: z.strictObject({ format: z._default(z.enum(['oja', 'shopify']), 'oja') }),
    produces: 'text/csv',
    response: z.string(),
  }),
  ...walletEndpoints,
} as const

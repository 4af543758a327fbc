import * as z from 'zod/mini'
import {
  attributesSchema,
  categoryValueSchema,
  deliveryStatesSchema,
  MAX_PRODUCT_IMAGES,
  PRODUCT_STATUSES,
  priceSchema,
  productDescriptionSchema,
  productNameSchema,
  productSchema,
  stockSchema,
} from '../../entities/product'
import {
  accountNumberSchema,
  bankCodeSchema,
  legalNameSchema,
  payoutAccountSchema,
  storeNameSchema,
  vendorPrivateSchema,
  vendorSchema,
} from '../../entities/vendor'
import { payoutSchema, walletEntrySchema, walletSchema } from '../../entities/wallet'
import { hoursText, POLICY } from '../../escrow/policy'
import { idSchema, uidSchema } from '../../ids'
import { importedSchema, productImportSchema } from '../../product-csv'
import { phoneSchema } from '../../text/phone'
import { doneSchema, endpoint, pageOf, pageQuery } from '../endpoint'
import { productPageSchema } from './products'

const byId = z.strictObject({ id: idSchema })

const storeFields = {
  name: storeNameSchema,
  description: z.string().check(z.trim(), z.minLength(20), z.maxLength(1000)),
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
  city: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  state: z.string().check(z.minLength(2), z.maxLength(40)),
  phone: phoneSchema,
}

const accountFields = {
  bank_code: bankCodeSchema,
  account_number: accountNumberSchema,
}

/** A draft needs only a name; publishing it needs the rest. */
export const productDraftSchema = z.strictObject({
  name: productNameSchema,
  description: z.optional(z.union([productDescriptionSchema, z.literal('')])),
  category: z.optional(categoryValueSchema),
  price: z.optional(priceSchema),
  available_items: z.optional(stockSchema),
  attributes: z.optional(attributesSchema),
  delivery_states: z.optional(deliveryStatesSchema),
  /** Storage paths of the caller's own uploads for this product, cover first. */
  image_paths: z.optional(
    z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MAX_PRODUCT_IMAGES)),
  ),
})
export type ProductDraft = z.output<typeof productDraftSchema>

const storeSchema = z.object({ vendor: vendorSchema, private: vendorPrivateSchema })

export const vendorEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/public/vendors',
    auth: 'public',
    summary: 'Stores, those with the most sales first',
    cacheable: true,
    query: z.strictObject(pageQuery),
    response: pageOf(vendorSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/public/vendors/{vendor_id}',
    auth: 'public',
    summary: 'One store with the first page of its products',
    cacheable: true,
    params: z.strictObject({ vendor_id: uidSchema }),
    response: z.object({ vendor: vendorSchema, products: productPageSchema }),
  }),
  onboarding: endpoint({
    method: 'POST',
    path: '/vendors/onboarding',
    auth: 'user',
    summary: 'Opens a store and gives the vendor role',
    body: z.strictObject({
      ...storeFields,
      ...accountFields,
      legal_name: legalNameSchema,
    }),
    limit: 'payout_account',
    response: storeSchema,
  }),
  resolveAccount: endpoint({
    method: 'POST',
    path: '/vendors/resolve-account',
    auth: 'user',
    summary:
      'Asks the bank whether an account is in this legal name; needs a verified email address',
    limit: 'account_name',
    body: z.strictObject({ ...accountFields, legal_name: legalNameSchema }),
    response: z.object({
      matches: z.boolean(),
      /** The initials of the account's name, which don't identify its owner to others. */
      masked_name: z.string(),
    }),
  }),
  store: endpoint({
    method: 'GET',
    path: '/vendors/vendor',
    auth: 'vendor',
    summary: "The caller's store",
    response: storeSchema,
  }),
  updateStore: endpoint({
    method: 'PUT',
    path: '/vendors/vendor',
    auth: 'vendor',
    summary: "Changes the caller's store",
    limit: 'store',
    body: z.strictObject(storeFields),
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
  updatePayoutAccount: endpoint({
    method: 'PUT',
    path: '/vendors/payout-account',
    auth: 'vendor',
    summary: `Changes the bank account; it can be paid after ${hoursText(POLICY.changed_account_ms)}; needs a recent sign-in`,
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
    body: productDraftSchema,
    response: productSchema,
  }),
  updateProduct: endpoint({
    method: 'PUT',
    path: '/vendors/products/{id}',
    auth: 'vendor',
    summary: 'Changes a product; only what is sent',
    params: byId,
    body: z.extend(productDraftSchema, { name: z.optional(productNameSchema) }),
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
  products: endpoint({
    method: 'GET',
    path: '/vendors/products',
    auth: 'vendor',
    summary: "The caller's products of one status or of all",
    query: z.strictObject({
      ...pageQuery,
      status: z.optional(z.enum(PRODUCT_STATUSES)),
    }),
    response: pageOf(productSchema),
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
    summary: 'Checks rows of a CSV file, or makes drafts of them: of all or of none',
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
    produces: 'text/csv',
    response: z.string(),
  }),
  wallet: endpoint({
    method: 'GET',
    path: '/vendors/wallet',
    auth: 'vendor',
    summary: 'Balances, the newest lines of the statement and the payouts',
    query: z.strictObject({
      /** The number of statement lines, and the most payouts. */
      lines: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50)), 50),
    }),
    response: z.object({
      wallet: walletSchema,
      entries: z.array(walletEntrySchema),
      payouts: z.array(payoutSchema),
    }),
  }),
  payout: endpoint({
    method: 'POST',
    path: '/vendors/payouts',
    auth: 'vendor',
    summary: 'Pays available money out to the bank account',
    idempotent: true,
    limit: 'payout',
    body: z.strictObject({ amount_minor: z.int().check(z.minimum(10_000)) }),
    response: payoutSchema,
  }),
} as const

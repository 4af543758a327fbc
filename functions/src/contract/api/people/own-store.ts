import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { PRODUCT_STATUSES, productSchema } from '../../entities/catalog/product'
import { payoutSchema, walletEntrySchema, walletSchema } from '../../entities/money/wallet'
import { vendorPrivateSchema, vendorSchema } from '../../entities/people/vendor'
import { endpoint, pageOf, pageQuery } from '../endpoint'

export const storeSchema = z.object({ vendor: vendorSchema, private: vendorPrivateSchema })

/** What a vendor reads of the own store: the dashboard's first screens load nothing else. */
export const ownStoreEndpoints = {
  store: endpoint({
    method: 'GET',
    path: '/vendors/vendor',
    auth: 'vendor',
    summary: "The caller's store",
    response: z.extend(storeSchema, {
      /** What other stores with the bank account owe; payouts wait for it. Absent if nothing. */
      others_owe_minor: z.optional(amountMinorSchema),
    }),
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
} as const

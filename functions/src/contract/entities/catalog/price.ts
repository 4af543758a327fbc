import * as z from 'zod/mini'

/** Lowest and highest price of one item, in kobo: NGN 100 and NGN 50,000,000. */
export const MIN_PRICE_MINOR = 10_000
export const MAX_PRICE_MINOR = 5_000_000_000
export const MAX_STOCK = 100_000

export const priceSchema = z.int().check(z.minimum(MIN_PRICE_MINOR), z.maximum(MAX_PRICE_MINOR))
export const stockSchema = z.int().check(z.minimum(0), z.maximum(MAX_STOCK))

import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../../amount'
import { SUPPLIES } from '../../escrow/vat'
import { idSchema, uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { monthSchema } from './closed-month'
import { rateBpsSchema, supplierSchema } from './tax'

/** What a supply of a transaction changes by, in minor units; below zero it goes back. */
export const taxLineSchema = z.object({
  supply: z.enum(SUPPLIES),
  gross_minor: z.int(),
  /** Inside of the gross amount. */
  vat_minor: z.int(),
  rate_bps: rateBpsSchema,
})
export type TaxLine = z.infer<typeof taxLineSchema>

/** A buyer's receipt, a vendor's invoice of a month, and what goes back of either. */
const TAX_DOCUMENT_TYPES = ['receipt', 'invoice', 'credit_note'] as const
export type TaxDocumentType = (typeof TAX_DOCUMENT_TYPES)[number]

/**
 * The document `tax_documents/{id}`. A buyer's is of one transaction and never changes; a vendor's
 * is of a month and one rate, and gets its lines until the month is over. Amounts are above zero, in
 * credit notes as well.
 */
export const taxDocumentSchema = z.object({
  id: z.string(),
  type: z.enum(TAX_DOCUMENT_TYPES),
  to: z.enum(['buyer', 'vendor']),
  /** `R-2026-000001`: without gaps in its series and year. */
  number: z.string(),
  year: z.int(),
  sequence: z.int().check(z.positive()),
  purchaser_id: uidSchema,
  /** A vendor's store; a buyer's name is in the transaction. */
  purchaser_name: z.nullable(z.string()),
  supplier: supplierSchema,
  /** A buyer's; a vendor's has its transactions in its lines. */
  transaction_id: z.nullable(idSchema),
  /** The order's number as people read it. */
  invoice_id: z.nullable(z.string()),
  /** Of a buyer's credit note: the number of the receipt. */
  credits: z.nullable(z.string()),
  month: monthSchema,
  /** The date of supply; of a month, its first line's. */
  supplied_at: timestampSchema,
  currency: currencySchema,
  gross_minor: amountMinorSchema,
  net_minor: amountMinorSchema,
  vat_minor: amountMinorSchema,
  rate_bps: rateBpsSchema,
  line_count: z.int().check(z.positive()),
})
export type TaxDocument = z.infer<typeof taxDocumentSchema>

/** The document `tax_documents/{id}/lines/{id}` of a vendor's; amounts above zero. */
export const taxDocumentLineSchema = z.object({
  id: z.string(),
  supply: z.enum(SUPPLIES),
  transaction_id: idSchema,
  invoice_id: z.string(),
  supplied_at: timestampSchema,
  gross_minor: amountMinorSchema,
  net_minor: amountMinorSchema,
  vat_minor: amountMinorSchema,
})
export type TaxDocumentLine = z.infer<typeof taxDocumentLineSchema>

/** `tax_counters/{year}-{type}`: the newest number of a series. */
export type TaxCounter = { id: string; last: number }

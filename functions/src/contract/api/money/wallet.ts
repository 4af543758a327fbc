import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { referenceSchema } from '../../entities/money/payment'
import { taxDocumentLineSchema, taxDocumentSchema } from '../../entities/money/tax-document'
import { payoutSchema, topUpBegunSchema } from '../../entities/money/wallet'
import { PAYMENT_CHANNELS } from '../../entities/orders/transaction'
import { payoutScheduleSchema } from '../../entities/people/vendor'
import { POLICY } from '../../escrow/policy'
import { formatMoney } from '../../money'
import { DAY_MS } from '../../time'
import { endpoint } from '../endpoint'

/** A document with whether its month is over and it gets no line any more. */
export const vendorInvoiceSchema = z.extend(taxDocumentSchema, { is_final: z.boolean() })
export type VendorInvoice = z.infer<typeof vendorInvoiceSchema>

/** What a vendor does with money, among the endpoints of vendors. */
export const walletEndpoints = {
  payDebt: endpoint({
    method: 'POST',
    path: '/vendors/wallet/payments',
    auth: 'vendor',
    summary: 'Begins the payment of a balance below zero',
    limit: 'wallet_payment',
    body: z.strictObject({ channel: z.enum(PAYMENT_CHANNELS) }),
    response: z.object({
      reference: referenceSchema,
      amount_minor: amountMinorSchema,
      authorization_url: z.string(),
    }),
  }),
  topUp: endpoint({
    method: 'POST',
    path: '/vendors/wallet/top-ups',
    auth: 'vendor',
    summary: `Begins a transfer into the own wallet; payable after ${POLICY.top_up_ms / DAY_MS} days`,
    idempotent: true,
    limit: 'wallet_payment',
    /** What is transferred; the provider's fee is taken of it. */
    body: z.strictObject({ amount_minor: z.int().check(z.minimum(POLICY.min_top_up_minor)) }),
    response: topUpBegunSchema,
  }),
  payout: endpoint({
    method: 'POST',
    path: '/vendors/payouts',
    auth: 'vendor',
    summary: `Pays available money out; free once a week from ${formatMoney(POLICY.free_payout_from_minor, 'NGN')} on`,
    idempotent: true,
    limit: 'payout',
    /** What arrives at the bank. */
    body: z.strictObject({ amount_minor: z.int().check(z.minimum(10_000)) }),
    response: payoutSchema,
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/vendors/invoices',
    auth: 'vendor',
    summary: 'What Oja invoices and credits the store, by month',
    response: z.object({ documents: z.array(vendorInvoiceSchema) }),
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/vendors/invoices/{id}',
    auth: 'vendor',
    summary: 'One of these documents with its lines',
    params: z.strictObject({ id: z.string().check(z.regex(/^(?!__.*__$)[\w-]{1,200}$/)) }),
    response: z.object({ document: vendorInvoiceSchema, lines: z.array(taxDocumentLineSchema) }),
  }),
  payoutSchedule: endpoint({
    method: 'PUT',
    path: '/vendors/payout-schedule',
    auth: 'vendor',
    summary: 'Says whether money is paid out every week or when asked for',
    limit: 'store',
    body: z.strictObject({ schedule: payoutScheduleSchema }),
    response: z.object({ schedule: payoutScheduleSchema }),
  }),
} as const

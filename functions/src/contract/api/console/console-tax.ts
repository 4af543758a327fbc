import * as z from 'zod/mini'
import {
  DEFAULT_RATE_BPS,
  rateBpsSchema,
  supplierRequestSchema,
  supplierSchema,
  taxPeriodSchema,
} from '../../entities/money/tax'
import { VAT_DUE } from '../../escrow/vat'
import { lagosDaySchema } from '../../timestamp'
import { endpoint } from '../endpoint'
import { change, reasonSchema } from './console-change'

const taxSchema = z.object({
  /** `from` is null where nothing was ever set. */
  now: z.extend(taxPeriodSchema, { from: z.nullable(taxPeriodSchema.shape.from) }),
  periods: z.array(taxPeriodSchema),
  supplier: z.nullable(supplierSchema),
  /** Paid orders whose money is held: a change leaves them as they are. */
  held_orders: z.int(),
})

/** Registration for VAT, among the endpoints of the console. */
export const taxEndpoints = {
  tax: endpoint({
    method: 'GET',
    path: '/console/tax',
    auth: 'operator',
    operator: 'money',
    summary: 'Whether we are registered for VAT, since when and from when on',
    response: taxSchema,
  }),
  setTax: change('tax', 'Changes the registration for VAT from a day on', 'owner', {
    params: z.strictObject({}),
    body: z.strictObject({
      vat_registered: z.boolean(),
      /** In Lagos: today or later. */
      from: lagosDaySchema,
      rate_bps: z._default(rateBpsSchema, DEFAULT_RATE_BPS),
      due: z._default(z.enum(VAT_DUE), 'charge'),
      /** Needed to register, unless it is known. */
      supplier: z.optional(supplierRequestSchema),
      reason: reasonSchema,
    }),
    response: taxSchema,
  }),
} as const

import * as z from 'zod/mini'
import { SALES_EXPORT_PERIODS, SALES_PERIODS, salesSummarySchema } from '../../entities/money/sales'
import { STATUS_FILTERS, transactionSchema } from '../../entities/orders/transaction'
import { endpoint } from '../endpoint'

export const salesEndpoints = {
  summary: endpoint({
    method: 'GET',
    path: '/vendors/sales/summary',
    auth: 'vendor',
    summary: "The caller's sales by day in Lagos, beside the time before",
    query: z.strictObject({ period: z._default(z.enum(SALES_PERIODS), '7') }),
    response: salesSummarySchema,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/vendors/sales/waiting',
    auth: 'vendor',
    summary: 'Sales that wait for the caller, the most urgent first',
    response: z.array(transactionSchema),
  }),
  csv: endpoint({
    method: 'GET',
    path: '/vendors/sales.csv',
    auth: 'vendor',
    summary: "The caller's sales of a period and a status as a CSV file, newest first",
    limit: 'file',
    produces: 'text/csv',
    query: z.strictObject({
      period: z._default(z.enum(SALES_EXPORT_PERIODS), '30'),
      status: z._default(z.enum(STATUS_FILTERS), 'all'),
    }),
    response: z.string(),
  }),
} as const

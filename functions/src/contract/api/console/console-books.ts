import * as z from 'zod/mini'
import {
  closedMonthSchema,
  MONTH_FILES,
  monthMessagesSchema,
  monthSchema,
} from '../../entities/money/closed-month'
import { endpoint } from '../endpoint'
import { withReason } from './console-change'

const byMonth = { month: monthSchema }

/** The books of a month, among the endpoints of the console. */
export const bookEndpoints = {
  months: endpoint({
    method: 'GET',
    path: '/console/months',
    auth: 'operator',
    operator: 'money',
    summary: 'The month that is running, those to close and those that are closed',
    response: z.object({
      running: monthSchema,
      /** Over and not closed, the oldest first: they are closed in this order. */
      open: z.array(monthSchema),
      closed: z.array(closedMonthSchema),
    }),
  }),
  month: endpoint({
    method: 'GET',
    path: '/console/months/{month}',
    auth: 'operator',
    operator: 'money',
    summary: 'What a month opens and closes with, and whether its files sum to the ledger',
    limit: 'file',
    params: z.strictObject(byMonth),
    response: z.object({
      month: monthSchema,
      entry_count: z.int(),
      opening: closedMonthSchema.shape.opening,
      closing: closedMonthSchema.shape.closing,
      closed: z.nullable(closedMonthSchema),
      problems: z.array(z.string()),
      messages: monthMessagesSchema,
      /** By the documents; due is charged less credited, and what the ledger says. */
      vat: z.object({
        document_count: z.int(),
        charged_minor: z.int(),
        credited_minor: z.int(),
        due_minor: z.int(),
      }),
    }),
  }),
  monthFile: endpoint({
    method: 'GET',
    path: '/console/months/{month}/{file}',
    auth: 'operator',
    operator: 'money',
    summary: 'One file of a month as CSV; its amounts are whole kobo',
    limit: 'file',
    params: z.strictObject({ ...byMonth, file: z.enum(MONTH_FILES) }),
    produces: 'text/csv',
    response: z.string(),
  }),
  closeMonth: endpoint({
    method: 'POST',
    path: '/console/months/{month}/close',
    auth: 'operator',
    operator: 'money',
    needs_fresh_sign_in: true,
    limit: 'operator',
    summary: 'Closes a month that is over; it does not change any more',
    params: z.strictObject(byMonth),
    body: withReason,
    response: closedMonthSchema,
  }),
} as const

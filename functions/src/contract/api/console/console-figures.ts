import * as z from 'zod/mini'
import { monthSchema } from '../../entities/money/closed-month'
import { figuresListSchema } from '../../entities/money/figures'
import { lagosDaySchema } from '../../timestamp'
import { endpoint } from '../endpoint'

const range = <T extends z.core.$ZodType>(period: T) =>
  z.strictObject({ from: z.optional(period), until: z.optional(period) })

/** How the company does, among the endpoints of the console. Figures name nobody. */
export const figureEndpoints = {
  figureDays: endpoint({
    method: 'GET',
    path: '/console/figures/days',
    auth: 'operator',
    operator: 'money',
    summary: 'Money, orders, disputes and times by day, at most 92; the last 30 unless it is said',
    query: range(lagosDaySchema),
    response: figuresListSchema,
  }),
  figureMonths: endpoint({
    method: 'GET',
    path: '/console/figures/months',
    auth: 'operator',
    operator: 'money',
    summary: 'The same by month, at most 24; the last 12 unless it is said',
    query: range(monthSchema),
    response: figuresListSchema,
  }),
} as const

import * as z from 'zod/mini'
import { announcementSchema } from '../announcement'
import { categorySchema, countedCategorySchema } from '../category'
import { doneSchema, endpoint } from '../endpoint'
import { emailSchema, personNameSchema } from '../user'
import { bankSchema } from '../vendor'

export const publicEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    who: 'all',
    summary: 'Whether the service runs, which version, and where',
    response: z.object({ version: z.string(), region: z.string() }),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/public/categories',
    who: 'all',
    summary: 'All categories',
    cacheable: true,
    response: z.array(categorySchema),
  }),
  topCategories: endpoint({
    method: 'GET',
    path: '/public/categories/top-categories',
    who: 'all',
    summary: 'The categories with the most products',
    cacheable: true,
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(21)), 8),
    }),
    response: z.array(countedCategorySchema),
  }),
  banks: endpoint({
    method: 'GET',
    path: '/public/banks',
    who: 'all',
    summary: 'Banks that money can be paid out to',
    cacheable: true,
    response: z.array(bankSchema),
  }),
  locations: endpoint({
    method: 'GET',
    path: '/public/locations',
    who: 'all',
    summary: 'States with their local government areas',
    cacheable: true,
    response: z.record(z.string(), z.array(z.string())),
  }),
  announcements: endpoint({
    method: 'GET',
    path: '/public/announcements',
    who: 'all',
    summary: 'News and planned maintenance, newest first',
    cacheable: true,
    response: z.array(announcementSchema),
  }),
  newsletter: endpoint({
    method: 'POST',
    path: '/public/others/newsletter',
    who: 'all',
    summary: 'Subscribes to the newsletter',
    limit: 'newsletter',
    body: z.strictObject({ email: emailSchema, name: personNameSchema }),
    response: doneSchema,
    message: 'Thank you for subscribing!',
  }),
  contact: endpoint({
    method: 'POST',
    path: '/public/others/contact',
    who: 'all',
    summary: 'Sends a message to the people who run the site',
    limit: 'contact',
    body: z.strictObject({
      name: personNameSchema,
      email: emailSchema,
      subject: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
      message: z.string().check(z.trim(), z.minLength(10), z.maxLength(4000)),
    }),
    response: doneSchema,
  }),
} as const

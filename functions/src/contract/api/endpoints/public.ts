import * as z from 'zod/mini'
import { announcementSchema } from '../../entities/announcement'
import { categorySchema, countedCategorySchema } from '../../entities/category'
import { emailSchema, personNameSchema } from '../../entities/user'
import { bankSchema } from '../../entities/vendor'
import { lineSchema, MAX_NAME_LENGTH } from '../../text/plain-line'
import { doneSchema, endpoint } from '../endpoint'

/** The token in the URL that an email links to. */
const tokenBody = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(2048)) })

export const publicEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    auth: 'public',
    summary: 'Whether the service runs, which version, and where',
    response: z.object({ version: z.string(), region: z.string() }),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/public/categories',
    auth: 'public',
    summary: 'All categories',
    cacheable: true,
    response: z.array(categorySchema),
  }),
  topCategories: endpoint({
    method: 'GET',
    path: '/public/categories/top-categories',
    auth: 'public',
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
    auth: 'public',
    summary: 'Banks that money can be paid out to',
    cacheable: true,
    response: z.array(bankSchema),
  }),
  locations: endpoint({
    method: 'GET',
    path: '/public/locations',
    auth: 'public',
    summary: 'States with their local government areas',
    cacheable: true,
    response: z.record(z.string(), z.array(z.string())),
  }),
  announcements: endpoint({
    method: 'GET',
    path: '/public/announcements',
    auth: 'public',
    summary: 'News and planned maintenance, newest first',
    cacheable: true,
    response: z.array(announcementSchema),
  }),
  newsletter: endpoint({
    method: 'POST',
    path: '/public/others/newsletter',
    auth: 'public',
    summary: 'Sends a link that subscribes to the newsletter; answers the same for every address',
    limit: 'newsletter',
    body: z.strictObject({ email: emailSchema, name: lineSchema(1, MAX_NAME_LENGTH) }),
    response: doneSchema,
    message: 'Thank you for subscribing!',
  }),
  confirmNewsletter: endpoint({
    method: 'POST',
    path: '/public/others/newsletter/confirm',
    auth: 'public',
    summary: 'Subscribes the address that the link was sent to',
    body: tokenBody,
    response: doneSchema,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/public/others/newsletter/unsubscribe',
    auth: 'public',
    summary: 'Ends the newsletter or announcements by email, with the token of their link',
    body: tokenBody,
    response: doneSchema,
  }),
  contact: endpoint({
    method: 'POST',
    path: '/public/others/contact',
    auth: 'public',
    summary: 'Sends a message to the people who run the site',
    limit: 'contact',
    body: z.strictObject({
      name: personNameSchema,
      email: emailSchema,
      subject: lineSchema(3, 120),
      message: z.string().check(z.trim(), z.minLength(10), z.maxLength(4000)),
    }),
    response: doneSchema,
  }),
} as const

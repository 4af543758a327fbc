import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'
import { TICKET_TOPICS } from './ticket-topics'

/** The document `tickets/{id}`: a message of the contact form and our answers to it. */
export const ticketSchema = z.object({
  id: z.string(),
  topic: z.enum(TICKET_TOPICS),
  state: z.enum(['open', 'closed']),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  answers: z.array(z.object({ operator: z.string(), text: z.string(), at: timestampSchema })),
  created_at: timestampSchema,
  /** Until when it should be answered. */
  due_at: timestampSchema,
  /** When it is deleted, two years after it was closed; absent while it is open. */
  expires_at: z.optional(timestampSchema),
})
export type Ticket = z.infer<typeof ticketSchema>

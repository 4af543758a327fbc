import * as z from 'zod/mini'
import { stateNameSchema } from '../../state-name'
import { textSchema } from '../../text/unsafe-text'
import { deliverySchema } from '../orders/transaction'

/** The delivery in a request; the server checks `city`, the area, against the state's list. */
export const deliveryRequestSchema = z.strictObject({
  ...deliverySchema.shape,
  address: textSchema(5, 200),
  city: textSchema(2, 60),
  state: stateNameSchema,
  note: z.optional(textSchema(0, 300)),
})

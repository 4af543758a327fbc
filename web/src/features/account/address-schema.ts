import { phoneSchema } from '@contract/text/phone'
import { nameSchema } from '@contract/text/plain-line'
import { textSchema } from '@contract/text/unsafe-text'
import * as z from 'zod/mini'

export const addressSchema = z.object({
  recipient_name: nameSchema(2, 80, 'Enter who receives the goods.'),
  phone: phoneSchema,
  address: textSchema(5, 200, 'Enter the house number and the street.'),
  city: textSchema(2, 60, 'Choose a local government area.'),
  state: textSchema(2, 40, 'Choose a state.'),
})

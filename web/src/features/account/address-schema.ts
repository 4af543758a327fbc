import { phoneSchemaWith } from '@contract/text/phone'
import { nameSchema } from '@contract/text/plain-line'
import * as z from 'zod/mini'

const text = (least: number, most: number, message: string) =>
  z.string().check(z.trim(), z.minLength(least, message), z.maxLength(most, message))

export const addressSchema = z.object({
  recipient_name: nameSchema(2, 80, 'Enter who receives the goods.'),
  phone: phoneSchemaWith('Enter a Nigerian mobile number, such as 08031234567.'),
  address: text(5, 200, 'Enter the house number and the street.'),
  city: text(2, 60, 'Choose a local government area.'),
  state: text(2, 40, 'Choose a state.'),
})

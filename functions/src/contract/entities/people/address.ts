import * as z from 'zod/mini'
import { STATES } from '../../reference/states'
import { phoneSchema } from '../../text/phone'
import { nameSchema } from '../../text/plain-line'
import { textSchema } from '../../text/unsafe-text'

export const MAX_ADDRESSES = 20

const isState = (name: string): boolean => STATES.some((state) => state === name)

/** The address fields of a document in `users/{uid}/addresses`. */
export const addressSchema = z.strictObject({
  recipient_name: nameSchema(2),
  phone: phoneSchema,
  address: textSchema(5, 200),
  city: textSchema(2, 60),
  state: z.string().check(z.refine(isState, 'Choose one of the states.')),
})
export type Address = z.infer<typeof addressSchema>

export const addressIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/))

/** What changes of the address with this id. */
export const addressChangeSchema = z.extend(z.partial(addressSchema), { id: addressIdSchema })
export type AddressChange = z.output<typeof addressChangeSchema>

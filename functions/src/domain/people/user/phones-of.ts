import type { Address } from '../../../contract/entities/people/address'
import type { User } from '../../../contract/entities/people/user'
import type { VendorPrivate } from '../../../contract/entities/people/vendor'
import { internationalPhone } from '../../../contract/text/phone'

/** What is known of a person, as far as it has phone numbers. */
type Known = {
  user: Pick<User, 'phone' | 'phone_verified_at'> | undefined
  store: Pick<VendorPrivate, 'phone'> | undefined
  addresses: readonly Pick<Address, 'phone'>[]
}

/** A person's phone numbers in international form: proved, of the store, and of saved addresses. */
export const phonesOf = ({ user, store, addresses }: Known): string[] => {
  const proved = user?.phone_verified_at ? user.phone : undefined
  const given = [proved, store?.phone, ...addresses.map(({ phone }) => phone)]
  return [...new Set(given.flatMap((phone) => (phone ? [internationalPhone(phone)] : [])))]
}

import { createHash } from 'node:crypto'
import type { Deps } from '../../deps'

const LENGTH = 24

/**
 * The email address that the payment provider asks for. Who has a phone number alone gets one of our
 * domain that says nothing of them and that nobody reads: the same for each of their payments, so that
 * the provider knows the payer again.
 */
export const payerEmail = (
  { contact_address }: Pick<Deps, 'contact_address'>,
  { uid, email }: { uid: string; email: string },
): string => {
  if (email) return email
  const name = createHash('sha256').update(`payer:${uid}`).digest('hex').slice(0, LENGTH)
  return `buyer-${name}@${contact_address.slice(contact_address.lastIndexOf('@') + 1)}`
}

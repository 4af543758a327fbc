import type { ShownPhoneMessages } from '../../../contract/api/messaging/phone-messages'
import { WHATSAPP_CONSENT_TEXT } from '../../../contract/entities/messaging/phone-message'
import { readPhoneMessageConsent } from '../../../db/people/phone-message-consents'
import { readUser } from '../../../db/people/users'
import type { Deps } from '../../deps'

const SHOWN_START = 7
const SHOWN_END = 2

const masked = (phone: string): string =>
  `${phone.slice(0, SHOWN_START)} **** ${phone.slice(-SHOWN_END)}`

/** How somebody gets messages on their phone; nothing is offered without a verified one. */
export const showPhoneMessages = async (
  { messages }: Deps,
  uid: string,
): Promise<ShownPhoneMessages> => {
  const [user, consent] = await Promise.all([readUser(uid), readPhoneMessageConsent(uid)])
  const { phone, phone_verified_at } = user?.data ?? {}
  const isOffered = messages !== undefined && phone !== undefined && phone_verified_at !== undefined
  const { whatsapp = null, stopped_at = null } = consent?.data ?? {}
  const number = isOffered ? messages.whatsapp_number : null
  return {
    channels: isOffered ? [...messages.channels] : [],
    phone: isOffered ? masked(phone) : null,
    whatsapp_url:
      number === null
        ? null
        : `https://wa.me/${number}?text=${encodeURIComponent(WHATSAPP_CONSENT_TEXT)}`,
    whatsapp_since: whatsapp?.at ?? null,
    stopped_at,
  }
}

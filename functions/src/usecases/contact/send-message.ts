import { timestampFromMillis } from '../../contract/time'
import { addMail } from '../../db/messaging/mail'
import type { Deps } from '../deps'
import { takeFromLimit } from '../rate-limit'

type Message = { name: string; email: string; subject: string; message: string }

/** Emails a visitor's message to the operators; a reply goes to the visitor. */
export const sendMessage = async (
  deps: Deps,
  address: string,
  { name, email, subject, message }: Message,
): Promise<{ done: true }> => {
  await takeFromLimit(deps, 'contact', `address:${address}`)
  await addMail(deps.ids(), {
    to: [deps.contact_address],
    replyTo: email,
    message: { subject: `Contact: ${subject}`, text: `From ${name} <${email}>\n\n${message}` },
    created_at: timestampFromMillis(deps.clock()),
  })
  return { done: true }
}

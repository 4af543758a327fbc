import { consolePaths } from '../../../contract/console-urls'
import type { Ticket } from '../../../contract/entities/messaging/ticket'
import { TICKET_CLOCKS } from '../../../contract/entities/messaging/ticket-topics'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addMailTo } from '../../../db/messaging/mail'
import { addTicket } from '../../../db/messaging/tickets'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { takeFromLimit } from '../../rate-limit'

type Message = Pick<Ticket, 'topic' | 'name' | 'email' | 'subject' | 'message'>

/** Makes a visitor's message a ticket, and notifies the operators. */
export const sendMessage = async (
  deps: Deps,
  address: string,
  given: Message,
): Promise<{ done: true }> => {
  await takeFromLimit(deps, 'contact', `address:${address}`)
  const id = deps.ids()
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const created_at = timestampFromMillis(now)
    const due_at = timestampFromMillis(now + TICKET_CLOCKS[given.topic])
    addTicket(batch, { id, ...given, state: 'open', answers: [], created_at, due_at })
    const { name, email, subject, message } = given
    const url = `${deps.app_url}${consolePaths.ticket(id)}`
    addMailTo(batch, id, {
      to: [deps.contact_address],
      replyTo: email,
      message: {
        subject: `Contact: ${subject}`,
        text: `From ${name} <${email}>\n\n${message}\n\nAnswer it in the console: ${url}`,
      },
      created_at,
    })
    return { result: { done: true } }
  })
}

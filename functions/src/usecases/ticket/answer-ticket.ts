import { AppError } from '../../contract/api/errors'
import type { Ticket } from '../../contract/entities/ticket'
import { DAY_MS, timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import type { Versioned } from '../../db/firestore'
import { addMailTo } from '../../db/messaging/mail'
import { changeTicket, readTicket } from '../../db/messaging/tickets'
import { readOperator } from '../../db/people/operators'
import { renderEmail } from '../../domain/notification/email'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { EMAIL_LOGO } from '../notification/email-from'
import type { Acting } from '../operator/acting'
import { logLook } from '../operator/log-look'

/** How long a closed ticket is kept. */
const KEPT_MS = 2 * 365 * DAY_MS

/** @throws AppError `ticket/not-found`, `operator/own-case` for what the operator wrote */
const requireTicket = async ({ uid }: Acting, id: string): Promise<Versioned<Ticket>> => {
  const [stored, operator] = await Promise.all([readTicket(id), readOperator(uid)])
  if (!stored) throw new AppError('ticket/not-found')
  if (operator?.data.email === stored.data.email) throw new AppError('operator/own-case')
  return stored
}

/** @throws AppError `ticket/closed` if somebody else was faster */
const requireOpen = async (acting: Acting, id: string): Promise<Versioned<Ticket>> => {
  const stored = await requireTicket(acting, id)
  if (stored.data.state !== 'open') throw new AppError('ticket/closed')
  return stored
}

/** A ticket with its answers. The look is logged. */
export const showTicket = async (deps: Deps, acting: Acting, id: string): Promise<Ticket> => {
  const { data } = await requireTicket(acting, id)
  await logLook(deps, acting, { action: 'ticket', subject: id, why: 'request' })
  return data
}

const answerEmail = ({ app_url }: Deps, { name, subject, message }: Ticket, text: string) =>
  renderEmail(
    {
      subject: `Re: ${subject}`,
      paragraphs: [`Hello ${name},`, text, `You wrote:\n${message}`],
    },
    {
      logo_url: `${app_url}${EMAIL_LOGO}`,
      why: 'You’re receiving this email because you wrote to us.',
      links: [],
    },
  )

type Close = { action: string; reason: string; answer?: string }

const close = (
  deps: Deps,
  acting: Acting,
  id: string,
  { action, reason, answer }: Close,
): Promise<Ticket> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await requireOpen(acting, id)
    const now = deps.clock()
    const at = timestampFromMillis(now)
    const written = answer === undefined ? [] : [{ operator: acting.uid, text: answer, at }]
    const change: Pick<Ticket, 'state' | 'answers' | 'expires_at'> = {
      state: 'closed',
      answers: [...stored.data.answers, ...written],
      expires_at: timestampFromMillis(now + KEPT_MS),
    }
    changeTicket(batch, stored, change)
    if (answer !== undefined) {
      addMailTo(batch, `ticket-${id}`, {
        to: [stored.data.email],
        replyTo: deps.contact_address,
        message: answerEmail(deps, stored.data, answer),
        created_at: at,
      })
    }
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator: acting.uid,
      action,
      subject: id,
      reason,
      at,
    })
    return { result: { ...stored.data, ...change } }
  })

/**
 * Answers a ticket by email, once, and closes it.
 * @throws AppError `ticket/not-found`, `ticket/closed`, `operator/own-case`
 */
export const answerTicket = (
  deps: Deps,
  acting: Acting,
  id: string,
  text: string,
): Promise<Ticket> =>
  close(deps, acting, id, { action: 'answer-ticket', reason: 'answered', answer: text })

/** Closes a ticket without an answer, such as an advertisement. */
export const closeTicket = async (
  deps: Deps,
  acting: Acting,
  id: string,
  reason: string,
): Promise<{ done: true }> => {
  await close(deps, acting, id, { action: 'close-ticket', reason })
  return { done: true }
}

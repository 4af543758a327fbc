import { AppError } from '../../../contract/api/errors'
import type { Ticket } from '../../../contract/entities/messaging/ticket'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import type { Versioned } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { changeTicket, readTicket } from '../../../db/messaging/tickets'
import { renderEmail } from '../../../domain/messaging/notification/email'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'
import { ourFrame } from '../notification/email-from'

/** How long a closed ticket is kept. */
const KEPT_MS = 2 * 365 * DAY_MS

/** @throws AppError `ticket/not-found` */
export const requireTicket = async (id: string): Promise<Versioned<Ticket>> => {
  const stored = await readTicket(id)
  if (!stored) throw new AppError('ticket/not-found')
  return stored
}

/** @throws AppError `ticket/closed` if somebody else was faster */
const requireOpen = async (id: string): Promise<Versioned<Ticket>> => {
  const stored = await requireTicket(id)
  if (stored.data.state !== 'open') throw new AppError('ticket/closed')
  return stored
}

const answerEmail = (deps: Deps, { name, subject, message }: Ticket, text: string) =>
  renderEmail(
    {
      subject: `Re: ${subject}`,
      paragraphs: [`Hello ${name},`, text, `You wrote:\n${message}`],
    },
    {
      ...ourFrame(deps),
      // Anybody can have typed the address, and the email repeats what they wrote.
      word: null,
      why: 'You’re receiving this email because you wrote to us.',
      links: [],
    },
  )

type Close = { action: string; answer?: string }

const close = (
  deps: Deps,
  by: By,
  id: string,
  { action, answer }: Close,
): Promise<Recorded<Ticket>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await requireOpen(id)
    const at = timestampFromMillis(now)
    const written = answer === undefined ? [] : [{ operator: by.operator, text: answer, at }]
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
    const stateOf = ({ state, answers }: Pick<Ticket, 'state' | 'answers'>) => ({
      state,
      answer_count: answers.length,
    })
    const entry = { action, subject: id, before: stateOf(stored.data), after: stateOf(change) }
    return { entry, result: { ...stored.data, ...change } }
  })

/**
 * Answers a ticket by email, once, and closes it.
 * @throws AppError `ticket/not-found`, `ticket/closed`
 */
export const answerTicket = (
  deps: Deps,
  by: Omit<By, 'reason'>,
  id: string,
  text: string,
): Promise<Recorded<Ticket>> =>
  close(deps, { ...by, reason: 'answered' }, id, { action: 'answer-ticket', answer: text })

/** Closes a ticket without an answer, such as an advertisement. */
export const closeTicket = (deps: Deps, by: By, id: string): Promise<Recorded<Ticket>> =>
  close(deps, by, id, { action: 'close-ticket' })

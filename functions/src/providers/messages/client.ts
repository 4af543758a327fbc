import type * as z from 'zod/mini'
import { AppError } from '../../contract/api/errors'
import type { MessageProblem } from '../../ports/message-problem'
import { exchange, NO_ENVELOPE, outcomeOf } from '../exchange'

export type ClientOptions = {
  baseUrl: string
  fetch?: typeof globalThis.fetch | undefined
  /** Of one call, with its response body. */
  timeoutMs?: number | undefined
}

type Call<T extends z.ZodMiniType> = {
  path: string
  body: object
  key?: string | undefined
  schema: T
  /** What a response says of itself: whether it was done, and why not. */
  read: (response: z.output<T>) => { is_done: boolean; is_busy?: boolean; message?: string }
}

const CALL_MS = 10_000

const unavailable = (problem: MessageProblem): AppError =>
  new AppError('phone-message/unavailable', undefined, { cause: problem })
const refused = (problem: Omit<MessageProblem, 'is_conclusive'>): AppError =>
  new AppError('phone-message/refused', undefined, {
    cause: { ...problem, is_conclusive: true } satisfies MessageProblem,
  })

const parsed = <T extends z.ZodMiniType>(schema: T, text: string): z.output<T> | null => {
  try {
    const result = schema.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** Sends a message to a provider once. The problem never has the number or the text. */
export const createMessageClient =
  ({ baseUrl, fetch, timeoutMs = CALL_MS }: ClientOptions) =>
  /** @throws AppError `phone-message/unavailable`, `phone-message/refused` */
  async <T extends z.ZodMiniType>(request: Call<T>): Promise<z.output<T>> => {
    const { path, body, key, schema, read } = request
    const call = `POST ${path}`
    const result = await exchange(
      { baseUrl, key, fetch, timeoutMs },
      { method: 'POST', path, body },
    )
    if ('failure' in result) {
      const { failure: message, was_sent } = result
      throw unavailable({ is_conclusive: !was_sent, call, http_status: null, message })
    }
    const { http_status, text } = result
    const response = parsed(schema, text)
    const said = response === null ? undefined : read(response)
    const problem = { call, http_status, message: said?.message ?? NO_ENVELOPE }
    if (said?.is_busy) throw unavailable({ ...problem, is_conclusive: true })
    const outcome = outcomeOf(http_status, said?.is_done)
    if (outcome === 'refused') throw refused(problem)
    if (outcome !== 'done' || response === null) {
      throw unavailable({ ...problem, is_conclusive: outcome === 'unheard' })
    }
    return response
  }

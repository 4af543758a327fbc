import { encodeJson } from './wire'
import type { World } from './world'

export type Request = {
  method: string
  path: string
  query: URLSearchParams
  params: Record<string, string>
  /** Fields of a JSON object or of a form. */
  body: Record<string, unknown>
  isForm: boolean
  size: number
}

export type Reply = { status: number; type: string; body: string; location?: string }
export type Handler = (world: World, request: Request) => Reply | Promise<Reply>
/** Method, path with `:names`, handler. */
export type Route = readonly ['GET' | 'POST' | 'PUT', string, Handler]

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: encodeJson(value),
})

export const html = (body: string, status = 200): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
})

export const seeOther = (location: string): Reply => ({
  status: 303,
  type: 'text/plain',
  body: '',
  location,
})

export const ok = (message: string, data: unknown, meta?: Record<string, unknown>): Reply =>
  json(200, { status: true, message, data, ...(meta ? { meta } : {}) })

export const created = (message: string, data: unknown): Reply =>
  json(201, { status: true, message, data })

/** A refusal in the provider's envelope. */
export const refuse = (
  status: number,
  message: string,
  code: string,
  type: 'api_error' | 'validation_error' | 'processor_error' = 'validation_error',
): Reply =>
  json(status, {
    status: false,
    message,
    meta: { nextStep: 'Ensure that the values you pass are valid' },
    type,
    code,
  })

const namesOf = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

/** The first route that fits, with what the path names. */
export const findRoute = (routes: readonly Route[], method: string, path: string) => {
  for (const [wanted, pattern, handler] of routes) {
    const params = wanted === method ? namesOf(pattern, path) : null
    if (params) return { handler, params }
  }
  return null
}

/** A whole number from a number or its text, else null. */
export const wholeNumber = (value: unknown): number | null => {
  const isText = typeof value === 'string' && /^\d{1,15}$/.test(value)
  const number = isText ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

/** A text that isn't blank, else null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

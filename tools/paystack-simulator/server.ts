import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { failingReply, takeFailure } from './failures'
import { findRoute, json, type Reply, type Request, type Route, refuse } from './http'
import { balanceRoutes } from './routes/balance'
import { bankRoutes } from './routes/bank'
import { checkoutRoutes } from './routes/checkout'
import { controlRoutes } from './routes/control'
import { controlWebhookRoutes } from './routes/control-webhooks'
import { disputeRoutes } from './routes/dispute'
import { homeRoutes } from './routes/home'
import { refundRoutes } from './routes/refund'
import { transactionRoutes } from './routes/transaction'
import { transferRoutes } from './routes/transfer'
import { uploadRoutes } from './routes/upload'
import { passTime } from './time'
import type { World } from './world'

const OPEN_ROUTES: readonly Route[] = [
  ...homeRoutes,
  ...checkoutRoutes,
  ...uploadRoutes,
  ...controlRoutes,
  ...controlWebhookRoutes,
]
const API_ROUTES: readonly Route[] = [
  ...transactionRoutes,
  ...refundRoutes,
  ...bankRoutes,
  ...transferRoutes,
  ...balanceRoutes,
  ...disputeRoutes,
]

const MOST_BYTES = 1_048_576
// No script and nothing from elsewhere; forms may lead on to the shop.
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'"

const readBody = async (message: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const fieldsOf = (raw: Buffer, type: string): Record<string, unknown> | null => {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(raw.toString()))
  }
  if (!type.startsWith('application/json') || raw.length === 0) return {}
  try {
    const value: unknown = JSON.parse(raw.toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const isAuthorized = (world: World, header: string | undefined): boolean => {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${world.settings.secretKey}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const answer = async (world: World, message: IncomingMessage): Promise<Reply | 'hang' | 'drop'> => {
  const url = new URL(message.url ?? '/', 'http://simulator')
  const method = message.method ?? 'GET'
  const raw = await readBody(message)
  if (!raw) return refuse(413, 'The request is too large', 'too_large')
  passTime(world)
  const type = message.headers['content-type'] ?? ''
  const open = findRoute(OPEN_ROUTES, method, url.pathname)
  const api = open ? null : findRoute(API_ROUTES, method, url.pathname)
  const found = open ?? api
  const failure = open ? null : takeFailure(world, method, url.pathname)
  const work = async (): Promise<Reply> => {
    if (!open && !isAuthorized(world, message.headers.authorization)) {
      return refuse(401, 'Invalid key', 'invalid_key')
    }
    if (!found) return refuse(404, 'Route not found', 'route_not_found', 'api_error')
    const body = fieldsOf(raw, type)
    if (!body) return refuse(400, 'The body is not valid JSON', 'invalid_params')
    const request: Request = {
      method,
      path: url.pathname,
      query: url.searchParams,
      params: found.params,
      body,
      isForm: type.startsWith('application/x-www-form-urlencoded'),
      size: raw.length,
    }
    return found.handler(world, request)
  }
  return failure ? failingReply(failure, work) : work()
}

const send = (response: ServerResponse, reply: Reply): void => {
  response.writeHead(reply.status, {
    'content-type': reply.type,
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    ...(reply.location ? { location: reply.location } : {}),
  })
  response.end(reply.body)
}

export const createSimulatorServer = (world: World) =>
  createServer(async (message, response) => {
    try {
      const reply = await answer(world, message)
      if (reply === 'hang') return
      if (reply === 'drop') response.destroy()
      else send(response, reply)
    } catch (error) {
      console.error(error)
      send(response, json(500, { status: false, message: String(error), type: 'api_error' }))
    }
  })

import { type Request, Router } from 'express'
import * as z from 'zod'
import { receive, report } from '../messages'
import { addWebhook, deliver, release } from '../webhooks'
import {
  CHANNELS,
  createState,
  ENDS,
  FAILURE_MODES,
  PROVIDERS,
  SIGNATURES,
  STATUSES,
  type World,
} from '../world'

class NotPossible extends Error {}
const notPossible = (reason: string): never => {
  throw new NotPossible(reason)
}

const text = z.string().trim().min(1)
const delay = z.int().nonnegative()
const copies = z.int().positive().max(20)
const signature = z.enum(SIGNATURES)
const provider = z.enum(PROVIDERS)
const channel = z.enum(CHANNELS)
const failuresBody = z.object({
  mode: z.enum([...FAILURE_MODES, 'none']),
  times: z.int().positive().default(1),
  channel: channel.nullable().default(null),
})
const policyBody = z.object({
  ends: z.partialRecord(channel, z.enum(ENDS)).optional(),
  is_holding: z.boolean().optional(),
  is_losing: z.boolean().optional(),
  delay_ms: delay.optional(),
  copies: copies.optional(),
  is_reversed: z.boolean().optional(),
  is_early: z.boolean().optional(),
  charges: z.int().nonnegative().max(5).optional(),
  signature: signature.optional(),
})
const clockBody = z.union([z.object({ advance_ms: z.int() }), z.object({ at: z.int() })])
const inboundBody = z.object({
  from: text,
  text: z.string(),
  channel: channel.default('whatsapp'),
  provider: provider.optional(),
})

/** Routes with which tests and people control the simulator. They need no key. */
export const controlRoutes = (world: World): Router => {
  const router = Router()
  const command = <T extends z.ZodType>(
    path: string,
    schema: T,
    run: (body: z.output<T>, subject: string) => object | undefined,
  ): void => {
    router.post(path, (request: Request<{ subject?: string }>, response) => {
      const body = schema.safeParse(request.body)
      if (!body.success) {
        response.status(400).json({ message: z.prettifyError(body.error) })
        return
      }
      try {
        response.json(run(body.data, request.params.subject ?? '') ?? { done: true })
      } catch (error) {
        if (!(error instanceof NotPossible)) throw error
        response.status(400).json({ message: error.message })
      }
    })
  }

  router.get('/state', (_request, response) => {
    const { messages, inbound, webhooks, balance, policy } = world.state
    response.json({ now: world.now(), balance, policy, messages, inbound, webhooks })
  })
  router.get('/messages', ({ query }, response) => {
    const to = String(query.to ?? '').replace(/\D/g, '')
    response.json({ messages: world.state.messages.filter((one) => to === '' || one.to === to) })
  })
  router.get('/idle', async (_request, response) => {
    await world.timers.idle()
    response.json({ done: true })
  })

  command('/reset', z.unknown(), () => {
    world.timers.clear()
    world.state = createState()
    return undefined
  })
  command('/clock', clockBody, (move) => {
    world.state.clock_offset_ms += 'at' in move ? move.at - world.now() : move.advance_ms
    return { now: world.now() }
  })
  command('/balance', z.object({ balance: z.number() }), ({ balance }) => {
    world.state.balance = balance
    return { balance }
  })
  command('/failures', failuresBody, ({ mode, ...failure }) => {
    if (mode === 'none') world.state.failures = []
    else world.state.failures.push({ mode, ...failure })
    return { planned: world.state.failures.length }
  })
  command('/policy', policyBody, ({ ends, ...change }) => {
    const { policy } = world.state
    Object.assign(policy.ends, ends)
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    Object.assign(policy, Object.fromEntries(given))
    return policy
  })
  command('/inbound', inboundBody, ({ provider: by, ...given }) =>
    receive(world, { ...given, provider: by ?? (given.channel === 'sms' ? 'termii' : 'meta') }),
  )
  command('/messages/:subject/report', z.object({ status: z.enum(STATUSES) }), (body, id) => {
    const message = world.state.messages.find((one) => one.id === id)
    report(world, message ?? notPossible('no such message'), body.status)
    return body
  })
  const releaseBody = z.object({ order: z.enum(['sent', 'reversed']).default('sent') })
  command('/webhooks/release', releaseBody, ({ order }) => ({ released: release(world, order) }))
  const sendBody = z.object({
    copies: copies.default(1),
    delay_ms: delay.default(0),
    signature: signature.default('valid'),
  })
  command('/webhooks/:subject/send', sendBody, (body, id) => {
    const old =
      world.state.webhooks.find((one) => String(one.id) === id) ?? notPossible('no such webhook')
    for (let copy = 0; copy < body.copies; copy += 1) {
      deliver(world, addWebhook(world, old.provider, old.body, body.signature), body.delay_ms)
    }
    return { sent: body.copies }
  })
  const eventBody = z.object({ provider, raw: text, signature: signature.default('valid') })
  command('/events', eventBody, ({ provider: by, raw, signature: signed }) => {
    deliver(world, addWebhook(world, by, raw, signed), 0)
    return undefined
  })
  return router
}

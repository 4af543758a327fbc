import { type Request, Router } from 'express'
import * as z from 'zod'
import { fail } from '../http'
import { addCharge, lie, setStatus, shipmentView, write } from '../shipments'
import { addWebhook, deliver, release } from '../webhooks'
import { createState, FAILURE_MODES, SIGNATURES, STATUSES, type World } from '../world'

const text = z.string().trim().min(1)
const delay = z.int().nonnegative()
const signature = z.enum(SIGNATURES)
const statusBody = z.object({ status: z.enum(STATUSES) })
const failuresBody = z.object({
  mode: z.enum([...FAILURE_MODES, 'none']),
  times: z.int().positive().default(1),
  path: text.default('/'),
  method: text.nullable().default(null),
  delay_ms: delay.default(2_000),
})
const policyBody = z.object({
  is_holding: z.boolean().optional(),
  is_losing: z.boolean().optional(),
  delay_ms: delay.optional(),
  copies: z.int().positive().max(20).optional(),
  signature: signature.optional(),
})
const clockBody = z.union([z.object({ advance_ms: z.int() }), z.object({ at: z.int() })])

const notPossible = (reason: string): never => fail(400, reason)

/** Routes with which tests and operators control the simulator. They need no key. */
export const controlRoutes = (world: World): Router => {
  const router = Router()
  const command = <T extends z.ZodType>(
    path: string,
    schema: T,
    run: (body: z.output<T>, subject: string) => object | undefined,
  ): void => {
    router.post(path, (request: Request<{ subject?: string }>, response) => {
      const body = schema.safeParse(request.body)
      if (!body.success) return notPossible(z.prettifyError(body.error))
      response.json(run(body.data, request.params.subject ?? '') ?? { done: true })
    })
  }
  const shipmentOf = (id: string) =>
    world.state.shipments.get(id) ?? notPossible('no such shipment')

  router.get('/state', (_request, response) => {
    const { shipments, webhooks, wallet, addresses } = world.state
    response.json({
      now: world.now(),
      wallet,
      addresses: [...addresses.values()],
      shipments: [...shipments.values()].map(shipmentView),
      webhooks,
    })
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
  command('/wallet', z.object({ balance: z.number() }), ({ balance }) => {
    world.state.wallet = balance
    return { balance }
  })
  command('/failures', failuresBody, ({ mode, ...failure }) => {
    if (mode === 'none') world.state.failures = []
    else world.state.failures.push({ mode, ...failure })
    return { planned: world.state.failures.length }
  })
  command('/shipments/:subject', statusBody, ({ status }, id) => {
    setStatus(world, shipmentOf(id), status)
    return { status }
  })
  command('/shipments/:subject/lie', statusBody, ({ status }, id) => {
    lie(world, shipmentOf(id), status)
    return undefined
  })
  command('/shipments/:subject/lose', z.unknown(), (_body, id) => {
    shipmentOf(id)
    world.state.shipments.delete(id)
    return undefined
  })
  const writeBody = z.object({ location: text, message: text })
  command('/shipments/:subject/write', writeBody, ({ location, message }, id) => {
    write(world, shipmentOf(id), location, message)
    return undefined
  })
  const chargeBody = z.object({ amount: z.number().refine((amount) => amount !== 0) })
  command('/shipments/:subject/charge', chargeBody, ({ amount }, id) => {
    const shipment = shipmentOf(id)
    addCharge(world, shipment, amount)
    return { fee: shipment.fee }
  })
  command('/webhooks/policy', policyBody, (change) => {
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    Object.assign(world.state.policy, Object.fromEntries(given))
    return world.state.policy
  })
  const releaseBody = z.object({ order: z.enum(['sent', 'reversed']).default('sent') })
  command('/webhooks/release', releaseBody, ({ order }) => ({ released: release(world, order) }))
  const sendBody = z.object({
    copies: z.int().positive().max(20).default(1),
    delay_ms: delay.default(0),
    signature: signature.default('valid'),
  })
  command('/webhooks/:subject/send', sendBody, ({ copies, delay_ms, signature: signed }, id) => {
    const old =
      world.state.webhooks.find((one) => String(one.id) === id) ?? notPossible('no such webhook')
    for (let copy = 0; copy < copies; copy += 1) {
      deliver(world, addWebhook(world, old.event, old.body, signed), delay_ms)
    }
    return { sent: copies }
  })
  const eventBody = z.object({ raw: text, signature: signature.default('valid') })
  command('/events', eventBody, ({ raw, signature: signed }) => {
    deliver(world, addWebhook(world, 'raw', raw, signed), 0)
    return undefined
  })

  return router
}

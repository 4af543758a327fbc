import { Router } from 'express'
import * as z from 'zod'
import { sendJson } from '../http'
import { SIGNATURES } from '../model'
import { addMessage, deliver, releaseWebhooks, resendWebhook, TAMPERINGS } from '../webhooks'
import { encodeJson } from '../wire'
import type { World } from '../world'
import { commandsOf, notPossible } from './control'

const copies = z.int().positive().max(100)
const delay_ms = z.int().nonnegative()
const signature = z.enum(SIGNATURES)

const policyBody = z.object({ is_holding: z.boolean(), delay_ms, copies, signature }).partial()
const releaseBody = z.object({ order: z.enum(['sent', 'reversed']).default('sent') })
const resendBody = z
  .object({ copies, delay_ms, signature, tampering: z.enum(TAMPERINGS) })
  .partial()
const eventBody = z.union([
  z.object({ raw: z.string(), signature: signature.default('valid') }),
  z.object({ event: z.string(), data: z.unknown(), signature: signature.default('valid') }),
])

/** Routes that control the webhooks of the simulator. */
export const webhookRoutes = (world: World): Router => {
  const router = Router()
  const command = commandsOf(router)

  router.get('/webhooks', (_request, response) => sendJson(response, 200, world.state.webhooks))

  command('/webhooks/policy', policyBody, (policy) =>
    Object.assign(world.state.webhook_policy, policy),
  )

  command('/webhooks/release', releaseBody, ({ order }) => ({
    released: releaseWebhooks(world, order),
  }))

  command('/webhooks/:subject/send', resendBody, (wanted, id) => {
    const message =
      world.state.webhooks.find((sent) => String(sent.id) === id) ?? notPossible('no such event')
    return { ids: resendWebhook(world, message, wanted).map((copy) => copy.id) }
  })

  command('/events', eventBody, ({ signature, ...wanted }) => {
    const [event, body] = 'raw' in wanted ? ['', wanted.raw] : [wanted.event, encodeJson(wanted)]
    const message = addMessage(world, event, body, signature)
    deliver(world, message, { delay_ms: 0, is_ordered: false })
    return { id: message.id }
  })

  return router
}

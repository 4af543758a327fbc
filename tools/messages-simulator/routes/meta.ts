import { type Response, Router } from 'express'
import * as z from 'zod'
import { injectFailures } from '../failures'
import { take } from '../messages'
import type { World } from '../world'

const parameters = z.array(
  z.object({
    type: z.literal('text'),
    text: z.string().min(1),
    parameter_name: z.string().optional(),
  }),
)
const base = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string().regex(/^\d{10,15}$/),
  biz_opaque_callback_data: z.string().max(512).optional(),
}
const body = z.discriminatedUnion('type', [
  z.object({
    ...base,
    type: z.literal('text'),
    text: z.object({ body: z.string().min(1).max(4096) }),
  }),
  z.object({
    ...base,
    type: z.literal('template'),
    template: z.object({
      name: z.string().min(1),
      language: z.object({ code: z.string().min(2) }),
      components: z.array(z.object({ type: z.string(), parameters })),
    }),
  }),
])

const refuse = (response: Response, http_status: number, code: number, message: string) =>
  void response.status(http_status).json({ error: { message, type: 'OAuthException', code } })

/** Meta's endpoint for messages of one number. */
export const metaRoutes = (world: World): Router => {
  const router = Router()
  router.use((request, response, next) => {
    const { accessToken } = world.settings.meta
    if (request.headers.authorization === `Bearer ${accessToken}`) next()
    else refuse(response, 401, 190, 'Invalid OAuth access token')
  })
  router.use(
    injectFailures(world, {
      channelOf: () => 'whatsapp',
      refuse: (to) => refuse(to, 400, 131_026, 'Message undeliverable'),
    }),
  )
  router.post('/:version/:phone_id/messages', async (request, response) => {
    if (request.params.phone_id !== world.settings.meta.phoneId) {
      return refuse(response, 400, 100, 'Unsupported post request')
    }
    const { data } = body.safeParse(request.body)
    if (!data) return refuse(response, 400, 131_009, 'Parameter value is not valid')
    const { to, biz_opaque_callback_data: reference = null } = data
    const given = data.type === 'template' ? data.template : undefined
    const all =
      given?.components.filter(({ type }) => type === 'body').flatMap((one) => one.parameters) ?? []
    const values = Object.fromEntries(
      all.map(({ parameter_name, text }, place) => [parameter_name ?? String(place + 1), text]),
    )
    const message = await take(world, {
      provider: 'meta',
      channel: 'whatsapp',
      to,
      sender: request.params.phone_id,
      text: data.type === 'text' ? data.text.body : Object.values(values).join(' | '),
      template: given?.name ?? null,
      values,
      reference,
    })
    response.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    })
  })
  return router
}

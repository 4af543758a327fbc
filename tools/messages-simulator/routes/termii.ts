import { type Response, Router } from 'express'
import * as z from 'zod'
import { injectFailures } from '../failures'
import { take } from '../messages'
import type { Message, World } from '../world'

const key = z.string()
const phone = z.string().regex(/^\d{10,15}$/)
const smsBody = z.object({
  api_key: key,
  to: phone,
  from: z.string().min(1),
  sms: z.string().min(1),
  type: z.literal('plain'),
  channel: z.enum(['dnd', 'generic', 'whatsapp']),
})
const templateBody = z.object({
  api_key: key,
  phone_number: phone,
  device_id: z.string().min(1),
  template_id: z.string().min(1),
  data: z.record(z.string(), z.string()),
})

const refuse = (response: Response, http_status: number, message: string) =>
  void response.status(http_status).json({ code: 'error', message })

/** Termii's requests for messages, with its envelope. */
export const termiiRoutes = (world: World): Router => {
  const router = Router()
  router.use((request, response, next) => {
    if (request.body?.api_key === world.settings.termii.apiKey) next()
    else refuse(response, 401, 'Invalid api key')
  })
  router.use((request, response, next) =>
    injectFailures(world, {
      channelOf: ({ path, body }) =>
        path.includes('template') || body.channel === 'whatsapp' ? 'whatsapp' : 'sms',
      refuse: (to) => refuse(to, 400, 'This number can not be reached'),
    })(request, response, next),
  )
  const answer = (response: Response, { id }: Message) =>
    response.json({
      code: 'ok',
      balance: world.state.balance,
      message_id: id,
      message_id_str: id,
      message: 'Successfully Sent',
      user: 'Simulator',
    })

  router.post('/api/sms/send', async (request, response) => {
    const { data } = smsBody.safeParse(request.body)
    if (!data) return refuse(response, 422, 'The given data was invalid')
    if (world.state.balance < world.settings.smsPrice) {
      return refuse(response, 400, 'Insufficient balance')
    }
    const { to, from: sender, sms: text } = data
    const channel = data.channel === 'whatsapp' ? 'whatsapp' : 'sms'
    answer(response, await take(world, { provider: 'termii', channel, to, sender, text }))
  })
  router.post('/api/send/template', async (request, response) => {
    const { data } = templateBody.safeParse(request.body)
    if (!data) return refuse(response, 422, 'The given data was invalid')
    const { phone_number: to, device_id: sender, template_id: template, data: values } = data
    const text = Object.values(values).join(' | ')
    const taken = { channel: 'whatsapp', to, sender, text, template, values } as const
    answer(response, await take(world, { provider: 'termii', ...taken }))
  })
  return router
}

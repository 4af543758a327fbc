import { parseArgs } from 'node:util'
import { closeOnSignal, fileClock, option } from '../simulator-kit/command-line'
import { createSimulator } from './simulator'

const { env } = process

const { values } = parseArgs({
  options: {
    port: option(env.PORT ?? '4013'),
    host: option(env.HOST ?? '127.0.0.1'),
    'termii-api-key': option(env.TERMII_API_KEY ?? 'TL_simulator'),
    'termii-secret-key': option(env.TERMII_SECRET_KEY ?? 'tsk_simulator'),
    'meta-access-token': option(env.META_ACCESS_TOKEN ?? 'meta_token_simulator'),
    'meta-app-secret': option(env.META_APP_SECRET ?? 'meta_secret_simulator'),
    'meta-phone-id': option(env.WHATSAPP_SENDER ?? '100000000000001'),
    'webhook-url': option(env.WEBHOOK_URL),
    'clock-file': option(env.CLOCK_FILE),
  },
})

const simulator = createSimulator({
  termii: { apiKey: values['termii-api-key'], secretKey: values['termii-secret-key'] },
  meta: {
    accessToken: values['meta-access-token'],
    appSecret: values['meta-app-secret'],
    phoneId: values['meta-phone-id'],
  },
  webhookUrl: values['webhook-url'] || null,
  now: fileClock(values['clock-file']),
})

const url = await simulator.listen(Number(values.port), values.host)
console.log(`SMS and WhatsApp simulator: ${url} (nothing reaches a phone)`)

closeOnSignal(simulator.close)

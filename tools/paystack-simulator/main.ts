import { parseArgs } from 'node:util'
import { closeOnSignal, fileClock, option } from '../simulator-kit/command-line'
import { createSimulator } from './simulator'

const { env } = process

const { values } = parseArgs({
  options: {
    port: option(env.PORT ?? '4010'),
    host: option(env.HOST ?? '127.0.0.1'),
    'secret-key': option(env.PAYSTACK_SECRET_KEY ?? 'sk_test_simulator'),
    'webhook-url': option(env.WEBHOOK_URL),
    'approval-url': option(env.APPROVAL_URL),
    'callback-url': option(env.CALLBACK_URL ?? 'http://localhost:3000'),
    'merchant-name': option(env.MERCHANT_NAME ?? 'Test Merchant'),
    'step-ms': option(env.STEP_MS ?? '1000'),
    'clock-file': option(env.CLOCK_FILE),
  },
})

const simulator = createSimulator({
  secretKey: values['secret-key'],
  webhookUrl: values['webhook-url'] || null,
  approvalUrl: values['approval-url'] || null,
  callbackUrl: values['callback-url'],
  merchantName: values['merchant-name'],
  stepMs: Number(values['step-ms']),
  now: fileClock(values['clock-file']),
})

const TICK_MS = 1_000
setInterval(simulator.passTime, TICK_MS).unref()

const url = await simulator.listen(Number(values.port), values.host)
console.log(`Paystack simulator: ${url} (no money moves)`)

closeOnSignal(simulator.close)

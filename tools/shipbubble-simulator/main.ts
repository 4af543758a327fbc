import { parseArgs } from 'node:util'
import { closeOnSignal, fileClock, option } from '../simulator-kit/command-line'
import { createSimulator } from './simulator'

const { env } = process

const { values } = parseArgs({
  options: {
    port: option(env.PORT ?? '4011'),
    host: option(env.HOST ?? '127.0.0.1'),
    'secret-key': option(env.SHIPBUBBLE_API_KEY ?? 'sb_sandbox_simulator'),
    'webhook-url': option(env.WEBHOOK_URL),
    'step-ms': option(env.STEP_MS ?? ''),
    'clock-file': option(env.CLOCK_FILE),
  },
})

const simulator = createSimulator({
  secretKey: values['secret-key'],
  webhookUrl: values['webhook-url'] || null,
  stepMs: values['step-ms'] === '' ? null : Number(values['step-ms']),
  now: fileClock(values['clock-file']),
})

const url = await simulator.listen(Number(values.port), values.host)
console.log(`Shipbubble simulator: ${url} (no parcel moves)`)

closeOnSignal(simulator.close)

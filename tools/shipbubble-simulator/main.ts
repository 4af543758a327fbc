import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSimulator } from './simulator'

const { env } = process
const option = (value: string | undefined) => ({ type: 'string', default: value ?? '' }) as const

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

/** The real time plus `offset_ms` of the clock file, if it exists. */
const now = (): number => {
  try {
    const { offset_ms } = JSON.parse(readFileSync(values['clock-file'], 'utf8'))
    return Date.now() + (Number.isFinite(offset_ms) ? offset_ms : 0)
  } catch {
    return Date.now()
  }
}

const simulator = createSimulator({
  secretKey: values['secret-key'],
  webhookUrl: values['webhook-url'] || null,
  stepMs: values['step-ms'] === '' ? null : Number(values['step-ms']),
  now,
})

const url = await simulator.listen(Number(values.port), values.host)
console.log(`Shipbubble simulator: ${url} (no parcel moves)`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.close().then(() => process.exit(0)))
}

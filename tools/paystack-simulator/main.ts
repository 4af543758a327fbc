import { readFileSync } from 'node:fs'
import { createSimulator } from './simulator'

const { env } = process
const offset = Number(env.OJA_PORT_OFFSET ?? 0)

/** The suite's clock: the real one and the offset that its file tells, if there is one. */
const now = (): number => {
  if (!env.OJA_CLOCK_FILE) return Date.now()
  try {
    const { offset_ms } = JSON.parse(readFileSync(env.OJA_CLOCK_FILE, 'utf8'))
    return Date.now() + (Number.isFinite(offset_ms) ? offset_ms : 0)
  } catch {
    return Date.now()
  }
}

const simulator = createSimulator({
  secretKey: env.PAYSTACK_SECRET_KEY ?? 'sk_test_oja_simulator',
  webhookUrl: env.WEBHOOK_URL ?? null,
  approvalUrl: env.APPROVAL_URL ?? null,
  appUrl: env.APP_URL ?? `http://127.0.0.1:${5173 + offset}`,
  stepMs: Number(env.STEP_MS ?? 1_000),
  now,
})

const TICK_MS = 1_000
setInterval(simulator.passTime, TICK_MS).unref()

const url = await simulator.listen(Number(env.PORT ?? 4010 + offset))
console.log(`Paystack simulator: ${url} (no money moves)`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.close().then(() => process.exit(0)))
}

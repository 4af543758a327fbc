import { portTable } from '../emulators/ports'
import { clockFile, suiteEnv, suiteUrls } from '../emulators/suite-env'
import { type Service, startService } from './children'

type Options = { offset: number; signal: AbortSignal }

/** Starts the server that stands in for Paystack; its webhooks go through the suite's Hosting. */
export function startSimulator({ offset, signal }: Options, log_file: string): Promise<Service> {
  const { hosting, paystack, web } = suiteUrls(offset)
  return startService({
    name: 'The Paystack simulator',
    args: ['--import', 'tsx', 'tools/paystack-simulator/main.ts'],
    env: {
      ...suiteEnv(offset),
      PORT: String(portTable(offset).paystack),
      WEBHOOK_URL: `${hosting}/api/v1/payments/webhook/paystack`,
      CALLBACK_URL: web,
      MERCHANT_NAME: 'Oja',
      CLOCK_FILE: clockFile(offset),
    },
    log_file,
    ready: { url: `${paystack}/health` },
    signal,
  })
}

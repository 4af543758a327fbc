import { parsePortOffset, portTable } from '../emulators/ports'

/** The services that receive the demo data; hosts are `address:port`. */
export type Target = {
  project: string
  firestore: string
  auth: string
  paystack: string
  shipbubble: string
  /** The emulator hub, which disables and enables the triggers. */
  hub: string
}

type Environment = Readonly<Record<string, string | undefined>>

const HOSTS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const

/**
 * Demo data is only ever written to emulators of a `demo-` project.
 * @throws Error that names what is missing
 */
export const targetOf = (env: Environment): Target => {
  const project = env.GCLOUD_PROJECT ?? ''
  if (!project.startsWith('demo-')) {
    throw new Error(`Demo data is for projects named demo-..., not for "${project}".`)
  }
  const missing = HOSTS.filter((name) => !env[name])
  if (missing.length > 0) {
    throw new Error(`Demo data goes into emulators only. Not set: ${missing.join(', ')}.`)
  }
  const { hub, paystack, shipbubble } = portTable(parsePortOffset(env.OJA_PORT_OFFSET))
  return {
    project,
    firestore: env.FIRESTORE_EMULATOR_HOST ?? '',
    auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
    paystack: env.PAYSTACK_BASE_URL ?? `http://127.0.0.1:${paystack}`,
    shipbubble: `http://127.0.0.1:${shipbubble}`,
    hub: `127.0.0.1:${hub}`,
  }
}

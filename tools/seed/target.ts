import { parsePortOffset, portTable } from '../emulators/ports'

/** Where the demo data goes; hosts are `address:port`. */
export type Target = {
  project: string
  firestore: string
  auth: string
  storage: string
  paystack: string
  /** The emulators' hub, which switches the triggers off and on. */
  hub: string
}

type Environment = Readonly<Record<string, string | undefined>>

const HOSTS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const

/**
 * Demo data goes into emulators of a `demo-` project and nowhere else.
 * @throws Error that says what is missing
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
  const { hub, paystack } = portTable(parsePortOffset(env.OJA_PORT_OFFSET))
  return {
    project,
    firestore: env.FIRESTORE_EMULATOR_HOST ?? '',
    auth: env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
    storage: env.FIREBASE_STORAGE_EMULATOR_HOST ?? '',
    paystack: env.PAYSTACK_BASE_URL ?? `http://127.0.0.1:${paystack}`,
    hub: `127.0.0.1:${hub}`,
  }
}

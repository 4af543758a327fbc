import { readFileSync, statSync } from 'node:fs'
import { defineSecret } from 'firebase-functions/params'

// Only this module reads the environment; other modules get their configuration as arguments.
const env = process.env

/** The region nearest to Lagos that Hosting can rewrite to. */
export const REGION = 'europe-west1'
export const VERSION = '0.1.0'

export const paystackSecretKey = defineSecret('PAYSTACK_SECRET_KEY')

/** Bound to functions only if the search engine is PostgreSQL. */
export const databaseUrl = defineSecret('DATABASE_URL')

/** Bound to functions only if carriers are booked. */
export const shipbubbleApiKey = defineSecret('SHIPBUBBLE_API_KEY')

/** Bound to functions only if SMS or WhatsApp goes through Termii; the second signs its webhooks. */
export const termiiApiKey = defineSecret('TERMII_API_KEY')
export const termiiSecretKey = defineSecret('TERMII_SECRET_KEY')

/** Bound to functions only if WhatsApp goes through Meta; the second signs its webhooks. */
export const metaAccessToken = defineSecret('META_ACCESS_TOKEN')
export const metaAppSecret = defineSecret('META_APP_SECRET')

export const isEmulator =
  env.FUNCTIONS_EMULATOR === 'true' || env.FIRESTORE_EMULATOR_HOST !== undefined

const project_id = env.GCLOUD_PROJECT ?? 'demo-oja'

const bucketOf = (firebase_config: string | undefined): string => {
  const given: unknown = firebase_config?.startsWith('{')
    ? JSON.parse(firebase_config).storageBucket
    : undefined
  return typeof given === 'string' && given !== '' ? given : `${project_id}.appspot.com`
}

const PAYMENT_MODES = ['live', 'test'] as const

/**
 * The payment mode: always `test` on the emulators, otherwise `live` by default.
 * @throws Error if the mode is unknown, or `live` on the emulators
 */
const paymentModeOf = (given = isEmulator ? 'test' : 'live') => {
  const mode = PAYMENT_MODES.find((name) => name === given)
  if (!mode) throw new Error(`PAYMENT_MODE is ${given}: use ${PAYMENT_MODES.join(' or ')}.`)
  if (mode === 'live' && isEmulator) {
    throw new Error('PAYMENT_MODE is live, and the emulators never move real money.')
  }
  return mode
}

const SEARCH_ENGINES = ['embedded', 'postgres'] as const

/** @throws Error if the engine is unknown */
const searchEngineOf = (given = 'embedded') => {
  const engine = SEARCH_ENGINES.find((name) => name === given)
  if (!engine) throw new Error(`SEARCH_ENGINE is ${given}: use ${SEARCH_ENGINES.join(' or ')}.`)
  return engine
}

/** @throws Error for any other value, so that a typing error doesn't leave the door open */
const isSecondFactorRequired = (given: string | undefined): boolean => {
  if (given !== undefined && given !== 'required') {
    throw new Error(`OPERATOR_SECOND_FACTOR is ${given}: use required, or leave it out.`)
  }
  return given === 'required'
}

/** @throws Error if it is another value than `shipbubble`; undefined books no carriers */
const carriersOf = (given: string | undefined): 'shipbubble' | undefined => {
  if (given !== undefined && given !== 'shipbubble') {
    throw new Error(`CARRIERS is ${given}: use shipbubble, or leave it out.`)
  }
  return given
}

/** @throws Error if the provider is unknown; undefined sends no SMS */
const smsProviderOf = (given: string | undefined): 'termii' | undefined => {
  if (given !== undefined && given !== 'termii') {
    throw new Error(`MESSAGES_SMS is ${given}: use termii, or leave it out.`)
  }
  return given
}

/** @throws Error if the provider is unknown; undefined sends nothing by WhatsApp */
const whatsappProviderOf = (given: string | undefined): 'termii' | 'meta' | undefined => {
  if (given !== undefined && given !== 'termii' && given !== 'meta') {
    throw new Error(`MESSAGES_WHATSAPP is ${given}: use termii or meta, or leave it out.`)
  }
  return given
}

/** @throws Error for any other value, so that a typing error doesn't open the site to scripts */
const isAppCheckEnforced = (given: string | undefined): boolean => {
  if (given !== undefined && given !== 'enforced') {
    throw new Error(`APP_CHECK is ${given}: use enforced, or leave it out.`)
  }
  return given === 'enforced'
}

export const config = {
  project_id,
  app_url: (env.APP_URL ?? `https://${project_id}.web.app`).replace(/\/+$/, ''),
  payment_mode: paymentModeOf(env.PAYMENT_MODE),
  /** The Serverless VPC Access connector that leads to a database with a private address. */
  vpc_connector: env.VPC_CONNECTOR || undefined,
  search_engine: searchEngineOf(env.SEARCH_ENGINE || undefined),
  is_app_check_enforced: isAppCheckEnforced(env.APP_CHECK || undefined),
  is_second_factor_required: isSecondFactorRequired(env.OPERATOR_SECOND_FACTOR || undefined),
  carriers: carriersOf(env.CARRIERS || undefined),
  shipbubble_base_url: env.SHIPBUBBLE_BASE_URL ?? 'https://api.shipbubble.com/v1',
  messages: {
    sms: smsProviderOf(env.MESSAGES_SMS || undefined),
    whatsapp: whatsappProviderOf(env.MESSAGES_WHATSAPP || undefined),
    termii_base_url: env.TERMII_BASE_URL ?? 'https://v3.api.termii.com',
    /** The sender that networks have approved for us. */
    termii_sender: env.TERMII_SENDER ?? 'Oja',
    meta_base_url: env.META_BASE_URL ?? 'https://graph.facebook.com/v23.0',
    /** Meta's id of our number, or Termii's of our device. */
    whatsapp_sender: env.WHATSAPP_SENDER ?? '',
    whatsapp_number: env.WHATSAPP_NUMBER || undefined,
  },
  paystack_base_url: env.PAYSTACK_BASE_URL ?? 'https://api.paystack.co',
  bucket: bucketOf(env.FIREBASE_CONFIG),
  /** The origin from which browsers load the bucket's files. */
  storage_origin: env.FIREBASE_STORAGE_EMULATOR_HOST
    ? `http://${env.FIREBASE_STORAGE_EMULATOR_HOST}`
    : 'https://firebasestorage.googleapis.com',
  /** The built HTML template and its server entry, beside this code; test suites set their own. */
  page_file: env.OJA_PAGE_FILE ?? 'lib/app.html',
  renderer_file: env.OJA_RENDERER_FILE ?? 'lib/entry-server.js',
  /** The hash of both, which a build for a deployment writes here. */
  page_hash: process.env.OJA_PAGE_HASH,
  contact_address: env.CONTACT_EMAIL ?? 'info@oja.example',
}

/** How long a suite's moved clock may go unnoticed, in milliseconds. */
export const CLOCK_CHECK_MS = 200
let offset_ms = 0
let checked_at = Number.NEGATIVE_INFINITY
let file_changed_at = Number.NEGATIVE_INFINITY

const readOffset = (path: string): number => {
  const changed_at = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (changed_at === undefined) return 0
  if (changed_at === file_changed_at) return offset_ms
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  file_changed_at = changed_at
  const given =
    typeof content === 'object' && content && 'offset_ms' in content ? content.offset_ms : 0
  return typeof given === 'number' && Number.isFinite(given) ? given : 0
}

/** The current time in epoch milliseconds. Only the emulator suite can shift it. */
export const clock = (): number => {
  const now = Date.now()
  if (!isEmulator || !env.OJA_CLOCK_FILE) return now
  if (now - checked_at >= CLOCK_CHECK_MS) {
    checked_at = now
    offset_ms = readOffset(env.OJA_CLOCK_FILE)
  }
  return now + offset_ms
}

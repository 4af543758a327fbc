import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { PROJECT_ID, ROOT } from '../tools/emulators/project'

const text = z.string().check(z.minLength(1, 'must not be empty'))
const origin = z
  .string()
  .check(z.regex(/^https:\/\/[^/\s]+$/, 'must be https:// and a host, nothing after it'))

/** Everything that differs between environments and is no secret. */
const settingsSchema = z.strictObject({
  /** Where people open the site. */
  app_url: origin,
  contact_email: z.email(),
  /** Where alerts go. */
  alert_email: z.email(),
  /** `live` moves real money; the Paystack key must be of the same kind. */
  payment_mode: z.enum(['live', 'test']),
  /** Location of the Firestore database, which can't be changed once it is chosen. */
  firestore_location: text,
  /** Location of the bucket, which can't be changed either. */
  bucket_location: text,
  /** How far Strict-Transport-Security of firebase.json reaches. `preload` can't be taken back. */
  hsts: z.enum(['host', 'subdomains', 'preload']),
  /** Public identifiers of the web app: console, Project settings, Your apps. */
  firebase: z.strictObject({
    api_key: text,
    auth_domain: text,
    storage_bucket: text,
    app_id: text,
  }),
  /** Web push: console, Project settings, Cloud Messaging. `null` offers none. */
  push: z.nullable(z.strictObject({ messaging_sender_id: text, vapid_key: text })),
  /** reCAPTCHA Enterprise's site key, with which App Check is enforced. `null` doesn't use it. */
  app_check: z.nullable(z.strictObject({ site_key: text })),
  /** Operators need a second factor (Identity Platform) to decide about money. */
  operator_second_factor: z.boolean(),
  /** PostgreSQL needs the secret DATABASE_URL, and a connector if its address is private. */
  search: z.strictObject({
    engine: z.enum(['embedded', 'postgres']),
    vpc_connector: z.optional(text),
  }),
  /** Carriers that are booked through us; they need the secret SHIPBUBBLE_API_KEY. `null` books none. */
  carriers: z.nullable(z.literal('shipbubble')),
  /**
   * SMS and WhatsApp. Termii needs the secrets TERMII_API_KEY and TERMII_SECRET_KEY, Meta META_ACCESS_TOKEN
   * and META_APP_SECRET. `null` sends nothing to phones.
   */
  messages: z.nullable(
    z.strictObject({
      sms: z.nullable(z.literal('termii')),
      whatsapp: z.nullable(z.enum(['termii', 'meta'])),
      /** Of the Termii account. */
      termii_base_url: z.optional(origin),
      /** The sender that the networks approved, 3 to 11 letters. */
      sender: z.string().check(z.regex(/^[A-Za-z0-9 ]{3,11}$/, 'must be 3 to 11 letters')),
      /** Meta's id of the number, or Termii's of the device; `null` without WhatsApp. */
      whatsapp_sender: z.nullable(text),
      /** The number for wa.me, digits alone; `null` without WhatsApp. */
      whatsapp_number: z.nullable(z.string().check(z.regex(/^[1-9]\d{6,14}$/, 'must be digits'))),
    }),
  ),
  /** What only the console shows: copied here once it is set there. */
  console: z.strictObject({
    plan: z.enum(['spark', 'blaze']),
    /** Authentication, Templates, action URL. */
    email_action_url: text,
    /** IAM: the functions' service account has `roles/iam.serviceAccountTokenCreator` on itself. */
    signs_tokens: z.boolean(),
  }),
})
export type Settings = z.infer<typeof settingsSchema>
export type Environment = { alias: string; project_id: string; settings: Settings }

export const isDemo = (project_id: string): boolean => project_id.startsWith('demo-')

const aliases = (): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8')).projects

export const settingsFile = (alias: string): string => join(ROOT, 'deploy/settings', `${alias}.ts`)

/** The alias with settings for a project, as firebase-tools names the project to its hooks. */
export const aliasOf = (project_id = PROJECT_ID): string => {
  const alias = Object.entries(aliases()).find(
    ([name, project]) => project === project_id && existsSync(settingsFile(name)),
  )
  if (alias) return alias[0]
  throw new Error(`.firebaserc names ${project_id} by no alias that has settings in config/.`)
}

/** @throws Error with a line for each field that is missing or wrong */
export const parseSettings = (given: unknown, file: string): Settings => {
  const { data, error } = settingsSchema.safeParse(given)
  if (data) return data
  const lines = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(
    `${file} can't be used; docs/deploy.md says where each value comes from.\n${lines.join('\n')}`,
  )
}

/** @throws Error if the alias or its settings are missing or wrong */
export const loadEnvironment = async (alias: string): Promise<Environment> => {
  const projects = aliases()
  const project_id = projects[alias]
  if (project_id === undefined) {
    throw new Error(
      `.firebaserc has no alias "${alias}", only ${Object.keys(projects).join(', ')}: npx firebase use --add`,
    )
  }
  const file = settingsFile(alias)
  if (!existsSync(file)) {
    throw new Error(
      `deploy/settings/${alias}.ts is missing: copy deploy/settings/demo.ts and fill it in.`,
    )
  }
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  return { alias, project_id, settings: parseSettings(module.default, `config/${alias}.ts`) }
}

/** The environment of the web's build. */
export const webEnv = ({ project_id, settings }: Environment): Record<string, string> => ({
  VITE_APP_URL: settings.app_url,
  VITE_FIREBASE_PROJECT_ID: project_id,
  VITE_FIREBASE_API_KEY: settings.firebase.api_key,
  VITE_FIREBASE_AUTH_DOMAIN: settings.firebase.auth_domain,
  VITE_FIREBASE_STORAGE_BUCKET: settings.firebase.storage_bucket,
  VITE_FIREBASE_APP_ID: settings.firebase.app_id,
  ...(settings.push && {
    VITE_FIREBASE_MESSAGING_SENDER_ID: settings.push.messaging_sender_id,
    VITE_FCM_VAPID_KEY: settings.push.vapid_key,
  }),
  ...(settings.app_check && { VITE_APP_CHECK_SITE_KEY: settings.app_check.site_key }),
  ...(settings.carriers && { VITE_CARRIERS: settings.carriers }),
})

/** The secrets that the chosen providers of messages need. */
export const messageSecretsOf = ({ messages }: Settings): string[] => {
  const chosen = [messages?.sms, messages?.whatsapp]
  return [
    ...(chosen.includes('termii') ? ['TERMII_API_KEY', 'TERMII_SECRET_KEY'] : []),
    ...(chosen.includes('meta') ? ['META_ACCESS_TOKEN', 'META_APP_SECRET'] : []),
  ]
}

const messagesEnv = (messages: Settings['messages']): Record<string, string> =>
  messages
    ? {
        ...(messages.sms && { MESSAGES_SMS: messages.sms }),
        ...(messages.whatsapp && { MESSAGES_WHATSAPP: messages.whatsapp }),
        ...(messages.termii_base_url && { TERMII_BASE_URL: messages.termii_base_url }),
        TERMII_SENDER: messages.sender,
        ...(messages.whatsapp_sender && { WHATSAPP_SENDER: messages.whatsapp_sender }),
        ...(messages.whatsapp_number && { WHATSAPP_NUMBER: messages.whatsapp_number }),
      }
    : {}

/** The environment of the deployed functions, beside their secrets. */
export const functionsEnv = ({ settings }: Environment): Record<string, string> => ({
  APP_URL: settings.app_url,
  CONTACT_EMAIL: settings.contact_email,
  PAYMENT_MODE: settings.payment_mode,
  SEARCH_ENGINE: settings.search.engine,
  ...(settings.search.vpc_connector && { VPC_CONNECTOR: settings.search.vpc_connector }),
  ...(settings.app_check && { APP_CHECK: 'enforced' }),
  ...(settings.operator_second_factor && { OPERATOR_SECOND_FACTOR: 'required' }),
  ...(settings.carriers && { CARRIERS: settings.carriers }),
  ...messagesEnv(settings.messages),
})

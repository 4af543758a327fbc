import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { REGION } from '../functions/src/config'
import { EXPIRING_COLLECTIONS } from '../functions/src/contract/index-exemptions'
import { site } from '../functions/src/seo/site'
import { ROOT } from '../tools/emulators/project'
import { buildFault, RENDERER, SITE, UPLOAD } from './build'
import { type Environment, isDemo, messageSecretsOf, webEnv } from './settings'

const require = createRequire(import.meta.url)
type Runtime = { status: string; deprecationDate: string }
const { RUNTIMES }: { RUNTIMES: Record<string, Runtime> } = require(
  join(ROOT, 'node_modules/firebase-tools/lib/deploy/functions/runtimes/supported/types.js'),
)
const { regionInLocation }: { regionInLocation: (region: string, location: string) => boolean } =
  require(join(ROOT, 'node_modules/firebase-tools/lib/gcp/location.js'))

type Rewrite = { source: string; function?: { functionId: string; region: string; pinTag?: true } }
type FirebaseJson = {
  functions: { runtime: string }[]
  hosting: {
    rewrites: Rewrite[]
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
}
type FieldOverride = { collectionGroup: string; ttl?: boolean }

/** Everything that the checks before a deployment look at. */
export type Facts = Environment & {
  web_env: Record<string, string>
  site_texts: string
  region: string
  /** firebase-tools' rule for a function that listens to a bucket. */
  canListen: (region: string, bucket_location: string) => boolean
  hsts: string
  /** The Content-Security-Policy of the site. */
  policy: string
  rewrites: Rewrite[]
  runtime: string
  runtimes: Record<string, Runtime>
  payment_key: string | undefined
  /** Whether the secret with the search database's address is set; asked only if it is needed. */
  has_database_url: boolean
  /** Empty unless carriers are booked. */
  carriers_key: string
  /** The secrets that the providers of messages need and that aren't set. */
  missing_message_keys: string[]
  expiring: readonly string[]
  with_ttl: string[]
  build_fault: string | undefined
  /** Files that must be the same in the upload and in what Hosting serves. */
  page_pairs: { name: string; uploaded: string; built: string }[]
  missing_assets: string[]
  missing_files: string[]
  upload_bytes: number
  today: string
}

const readText = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const readRoot = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))

/** What firebase-tools prints of a secret, which the functions will get; nothing if it isn't set. */
const readSecret = (name: string, project_id: string): string => {
  const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const args = ['functions:secrets:access', name, `--project=${project_id}`]
  return spawnSync(process.execPath, [firebase, ...args], { encoding: 'utf8' }).stdout
}

const readPaymentKey = (project_id: string): string | undefined =>
  isDemo(project_id)
    ? 'sk_test_oja_simulator'
    : /\bsk_(?:live|test)_\w+/.exec(readSecret('PAYSTACK_SECRET_KEY', project_id))?.[0]

const assetsOf = (html: string): string[] =>
  [...html.matchAll(/"\/(assets\/[^"?#]+)"/g)].map(([, path = '']) => path)

const bytesIn = (folder: string): number =>
  !existsSync(folder)
    ? 0
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

export const gatherFacts = (environment: Environment): Facts => {
  const { functions, hosting }: FirebaseJson = readRoot('firebase.json')
  const overrides: FieldOverride[] = readRoot('firestore.indexes.json').fieldOverrides
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? []
  const headerOf = (name: string) => everywhere.find(({ key }) => key === name)?.value ?? ''
  const uploaded = (name: string) => readText(join(UPLOAD, 'lib', name))
  const needed = ['package.json', 'package-lock.json', '.npmrc', 'lib/index.js']
  return {
    ...environment,
    web_env: webEnv(environment),
    site_texts: JSON.stringify(site),
    region: REGION,
    canListen: (region, location) =>
      region === location || location === 'us-central1' || regionInLocation(region, location),
    hsts: headerOf('Strict-Transport-Security'),
    policy: headerOf('Content-Security-Policy'),
    rewrites: hosting.rewrites,
    runtime: functions[0]?.runtime ?? '',
    runtimes: RUNTIMES,
    payment_key: readPaymentKey(environment.project_id),
    has_database_url:
      environment.settings.search.engine === 'postgres' &&
      readSecret('DATABASE_URL', environment.project_id).includes('postgres'),
    carriers_key: environment.settings.carriers
      ? readSecret('SHIPBUBBLE_API_KEY', environment.project_id)
      : '',
    missing_message_keys: messageSecretsOf(environment.settings).filter(
      (name) => !/\w{8}/.test(readSecret(name, environment.project_id)),
    ),
    expiring: EXPIRING_COLLECTIONS,
    with_ttl: overrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup),
    build_fault: buildFault(environment),
    page_pairs: [
      { folder: SITE, name: 'app.html' },
      { folder: RENDERER, name: 'entry-server.js' },
    ].map(({ folder, name }) => ({
      name,
      uploaded: uploaded(name),
      built: readText(join(folder, name)),
    })),
    missing_assets: assetsOf(uploaded('app.html')).filter((path) => !existsSync(join(SITE, path))),
    missing_files: needed.filter((name) => !existsSync(join(UPLOAD, name))),
    upload_bytes: bytesIn(UPLOAD),
    today: new Date().toISOString().slice(0, 10),
  }
}

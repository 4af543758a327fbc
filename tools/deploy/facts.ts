import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { REGION } from '../../functions/src/config'
import { EXPIRING_COLLECTIONS } from '../../functions/src/contract/index-exemptions'
import { site } from '../../functions/src/seo/site'
import { ROOT } from '../emulators/project'
import { buildFault, RENDERER, SITE, UPLOAD } from './build'
import { type Environment, isDemo, webEnv } from './settings'

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
  rewrites: Rewrite[]
  runtime: string
  runtimes: Record<string, Runtime>
  payment_key: string | undefined
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

/** The secret as the functions will get it; undefined if it isn't set or can't be read. */
const readPaymentKey = (project_id: string): string | undefined => {
  if (isDemo(project_id)) return 'sk_test_oja_simulator'
  const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const args = ['functions:secrets:access', 'PAYSTACK_SECRET_KEY', `--project=${project_id}`]
  const { stdout } = spawnSync(process.execPath, [firebase, ...args], { encoding: 'utf8' })
  return /\bsk_(?:live|test)_\w+/.exec(stdout)?.[0]
}

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
  const uploaded = (name: string) => readText(join(UPLOAD, 'lib', name))
  const needed = ['package.json', 'package-lock.json', '.npmrc', 'lib/index.js']
  return {
    ...environment,
    web_env: webEnv(environment),
    site_texts: JSON.stringify(site),
    region: REGION,
    canListen: (region, location) =>
      region === location || location === 'us-central1' || regionInLocation(region, location),
    hsts: everywhere.find(({ key }) => key === 'Strict-Transport-Security')?.value ?? '',
    rewrites: hosting.rewrites,
    runtime: functions[0]?.runtime ?? '',
    runtimes: RUNTIMES,
    payment_key: readPaymentKey(environment.project_id),
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

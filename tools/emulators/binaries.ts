import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { firestoreJar, pubsubScript, storageRulesJar } from './cloud-sdk-binaries'
import { JAVA_REMEDY, type Java, OLDEST_JAVA } from './java'
import { ROOT } from './project'

/** The emulators that firebase-tools downloads; all others are part of it. */
export type Downloadable = 'firestore' | 'storage' | 'pubsub'

type Origin = 'override' | 'cache' | 'download' | 'cloud-cli' | 'missing'
export type Binary = { service: Downloadable; origin: Origin; path?: string; note: string }

const REACHABLE_WITHIN_MS = 4_000
const FROM_CLOUD_CLI = { firestore: firestoreJar, storage: storageRulesJar, pubsub: pubsubScript }

const COMPONENT = {
  firestore: 'google-cloud-cli-firestore-emulator',
  storage: 'google-cloud-cli-firestore-emulator',
  pubsub: 'google-cloud-cli-pubsub-emulator',
} as const

/** Where each emulator comes from: an override, the cache, a download, or the Google Cloud CLI. */
export async function findBinaries(services: Downloadable[], java: Java): Promise<Binary[]> {
  const local = services.map((service) => overridden(service) ?? cached(service))
  const isReachable = local.includes(undefined) && (await isDownloadHostReachable())
  return services.map((service, i) => local[i] ?? absent(service, java, isReachable))
}

/** The environment that makes firebase-tools use what was found. */
export function binaryEnv(binaries: Binary[]): Record<string, string> {
  const own = binaries.flatMap(({ service, origin, path }) =>
    origin === 'cloud-cli' && path ? [[overrideName(service), path]] : [],
  )
  return Object.fromEntries(own)
}

function overrideName(service: Downloadable): string {
  return `${service.toUpperCase()}_EMULATOR_BINARY_PATH`
}

function overridden(service: Downloadable): Binary | undefined {
  const name = overrideName(service)
  const path = process.env[name]
  if (!path) return undefined
  if (!existsSync(path)) throw new Error(`${name} names ${path}, which doesn't exist. Unset it.`)
  return { service, origin: 'override', path, note: `${path} (${name})` }
}

function cached(service: Downloadable): Binary | undefined {
  const { downloadPathRelativeToCacheDir, binaryPathRelativeToCacheDir } = releases()[service]
  const file = binaryPathRelativeToCacheDir ?? downloadPathRelativeToCacheDir
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  const path = join(folder, file)
  return existsSync(path) ? { service, origin: 'cache', path, note: path } : undefined
}

function absent(service: Downloadable, java: Java, isReachable: boolean): Binary {
  if (isReachable) return { service, origin: 'download', note: 'downloaded by firebase-tools' }
  const found = FROM_CLOUD_CLI[service](java)
  if (found.path) {
    const note = `made from the Google Cloud CLI's ${found.source}`
    return { service, origin: 'cloud-cli', path: found.path, note }
  }
  return { service, origin: 'missing', note: found.reason ?? missingNote(service) }
}

function missingNote(service: Downloadable): string {
  return `neither cached, nor downloadable from here, nor in a Google Cloud CLI: reach ${new URL(releases().firestore.remoteUrl).host} once (npm start downloads it then), or install the package ${COMPONENT[service]} (gcloud components install cloud-firestore-emulator pubsub-emulator)`
}

type Release = {
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
  binaryPathRelativeToCacheDir?: string
}

function releases(): Record<Downloadable, Release> {
  const info = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'
  return JSON.parse(readFileSync(join(ROOT, info), 'utf8'))
}

async function isDownloadHostReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(REACHABLE_WITHIN_MS)
  return fetch(releases().firestore.remoteUrl, { method: 'HEAD', signal }).then(
    (response) => response.ok,
    () => false,
  )
}

/** A sentence for people who have no usable Java. */
export function javaMissing(found: Java[]): string {
  const had = found.map((java) => `${java.major} in ${java.home}`).join(', ')
  return `The emulators need Java ${OLDEST_JAVA} or newer; ${had ? `found only ${had}` : 'found none'}. ${JAVA_REMEDY}`
}

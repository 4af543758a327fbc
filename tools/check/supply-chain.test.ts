import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countedTest } from '../../tests/support/counts'
import { ROOT } from '../emulators/project'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Locked = {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

const SECRETS = [
  /\bsk_live_[A-Za-z0-9]{16,}/g,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
  /\bghp_[A-Za-z0-9]{36}\b/g,
  /\bAIza[\w-]{35}/g,
]

/** Substrings that look like a secret key. */
const secretsIn = (text: string): string[] => SECRETS.flatMap((form) => text.match(form) ?? [])

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const packages: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages
const WORKSPACES = [
  '',
  'web',
  'functions',
  'tools/messages-simulator',
  'tools/paystack-simulator',
  'tools/shipbubble-simulator',
]

/** Tried without install scripts: these only fetch what a platform package includes. */
const SCRIPTS_NOT_NEEDED = ['@firebase/util', 'esbuild', 'protobufjs', 're2']
const LARGEST_TEXT_BYTES = 2 * 1024 * 1024

const wantedBy = (workspace: string): [string, string][] => {
  const manifest: Manifest = JSON.parse(read(join(workspace, 'package.json')))
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
}

const lockedFor = (workspace: string, name: string) =>
  packages[join(workspace, 'node_modules', name)] ?? packages[`node_modules/${name}`]

const MAX_BYTES = 256 * 1024 * 1024

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_BYTES }).stdout

describe('packages', () => {
  for (const workspace of WORKSPACES) {
    countedTest('R24', `are named by exact version: ${workspace || 'the root'}`, () => {
      const loose = wantedBy(workspace).filter(
        ([name, version]) => lockedFor(workspace, name)?.version !== version,
      )
      expect(loose).toEqual([])
    })
  }

  countedTest('R24', 'are locked with a checksum, all that this platform installs', () => {
    const unproven = Object.entries(packages).filter(
      ([path, { integrity, link, optional }]) =>
        path.includes('node_modules/') &&
        !link &&
        !integrity &&
        // Another platform's binary: npm ci needs it in the lockfile, but it is not installed here.
        !(optional && !existsSync(join(ROOT, path))),
    )
    expect(unproven.map(([path]) => path)).toEqual([])
  })

  countedTest('R24', 'run nothing at installation', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
    expect(scripted.filter((name) => !SCRIPTS_NOT_NEEDED.includes(name))).toEqual([])
  })
})

describe('secrets', () => {
  countedTest('R24', 'are in no file of the tree', () => {
    const files = git('ls-files', '--cached', '--others', '--exclude-standard')
      .split('\n')
      .filter((path) => path && existsSync(join(ROOT, path)))
      .filter((path) => statSync(join(ROOT, path)).size < LARGEST_TEXT_BYTES)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((path) => secretsIn(read(path)).length > 0)).toEqual([])
  })

  countedTest('R24', 'are in no commit', () => {
    expect(secretsIn(git('log', '-p', '-G', '(sk_live_|PRIVATE KEY|AKIA|ghp_|AIza)'))).toEqual([])
  })

  const samples = {
    'a live payment key': `sk_live_${'a1'.repeat(20)}`,
    'a private key': ['-----BEGIN', 'RSA PRIVATE', 'KEY-----'].join(' '),
    'a cloud key': `AKIA${'A1'.repeat(8)}`,
    'a browser key': `AIza${'b'.repeat(35)}`,
    'an access token': `ghp_${'c'.repeat(36)}`,
  }
  test.each(Object.entries(samples))('are found: %s', (_name, text) => {
    expect(secretsIn(`const key = '${text}'`)).toHaveLength(1)
  })

  test('are not seen in a prefix or in a test key', () => {
    expect(secretsIn("startsWith('sk_live_'); 'sk_test_oja_simulator'")).toEqual([])
  })
})

describe('workflows', () => {
  const folder = '.github/workflows'
  const texts = readdirSync(join(ROOT, folder)).map((name) => [name, read(join(folder, name))])
  const linesWith = (form: RegExp) =>
    texts.flatMap(([name, text = '']) =>
      text
        .split('\n')
        .filter((line) => form.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    )

  countedTest('R24', 'use actions by commit, with the version that it is', () => {
    const used = linesWith(/^\s*(?:- )?uses:/)
    const pinned = /uses: (?:[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d[\d.]*|\.\/\S+)$/
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((line) => !pinned.test(line))).toEqual([])
  })

  countedTest('R24', 'hold no long-lived key and say what they may do', () => {
    expect(linesWith(/\bsecrets\b|credentials_json|FIREBASE_TOKEN/)).toEqual([])
    expect(linesWith(/^permissions:$/)).toHaveLength(texts.length)
  })
})

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mutant, mutantsOf } from '../support/rules/rule-mutants'
import { recordRuns } from '../support/runs'

const LEAST_KILLED = 0.95
const HELPERS = [
  'users',
  'user-lists',
  'counters',
  'conversations',
  'blocked-conversations',
  'devices-and-addresses',
  'ended-sessions',
]

const RULES_TESTS = readdirSync('tests/rules', { recursive: true, encoding: 'utf8' })
/** A test of the rules, in whichever area it is. */
const pathOf = (name: string): string | undefined => {
  const found = RULES_TESTS.find((file) => file.split('/').at(-1) === `${name}.test.ts`)
  return found && `tests/rules/${found}`
}

/** The files of tests/rules that test each match of firestore.rules, by its path. */
const FILES: Record<string, string[]> = {
  '/users/{uid}': ['users'],
  '/counters/{name}': ['counters'],
  '/viewed_products/{product_id}': ['user-lists'],
  '/favourites/{product_id}': ['user-lists'],
  '/cart_items/{item_id}': ['cart-items'],
  '/notifications/{id}': ['notifications'],
  '/refused_uploads/{id}': ['refused-uploads'],
  '/preferences/{name}': ['notification-preferences', 'place-preference', 'channel-preference'],
  '/devices/{token_hash}': ['devices-and-addresses'],
  '/addresses/{id}': ['devices-and-addresses'],
  '/vendors/{vendor_id}': ['vendors'],
  '/private/{document}': ['vendors'],
  '/delivery/{document}': ['delivery-profiles'],
  '/products/{product_id}': ['products'],
  '/categories/{value}': ['public'],
  '/reviews/{id}': ['public'],
  '/transactions/{transaction_id}': ['transactions'],
  '/private/{uid}': ['transactions'],
  '/events/{id}': ['transactions'],
  '/dispute/{id}': ['transactions'],
  '/wallets/{vendor_id}': ['wallets'],
  '/entries/{id}': ['wallets'],
  '/payouts/{id}': ['wallets'],
  '/conversations/{conversation_id}': [
    'conversations',
    'vendor-conversations',
    'blocked-conversations',
  ],
  '/messages/{id}': ['conversations', 'blocked-conversations'],
  changesOnly: ['notifications', 'conversations'],
  isPlainLine: ['users'],
  isPersonName: ['users'],
}

const ROOT_MATCH = '/databases/{database}/documents'

type RulesFile = { file: string; variable: string; filesOf: (mutant: Mutant) => string[] }

const FIRESTORE: RulesFile = {
  file: 'firestore.rules',
  variable: 'OJA_FIRESTORE_RULES',
  filesOf: ({ scope }) => {
    const place = scope.findLast((name) => name.startsWith('/') || FILES[name])
    if (place === undefined || place === ROOT_MATCH) return HELPERS
    const files = FILES[place]
    if (!files) throw new Error(`No file of tests/rules is named for ${place}.`)
    return files
  },
}
const STORAGE: RulesFile = {
  file: 'storage.rules',
  variable: 'OJA_STORAGE_RULES',
  filesOf: () => ['storage', 'ended-uploads'],
}

/** `count` mutants, spread over the whole file. */
const sample = (mutants: Mutant[], count: number): Mutant[] => {
  const step = Math.max(1, mutants.length / count)
  return mutants.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-mutants-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether the tests pass with these rules; stops at the first failure. */
const holds = (rules: RulesFile, source: string, files: string[]): Promise<boolean> => {
  const path = join(folder, rules.file)
  writeFileSync(path, source)
  const paths = files.flatMap((name) => pathOf(name) ?? [])
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=rules', '--bail=1', ...paths],
    { stdio: 'ignore', env: { ...process.env, [rules.variable]: path, OJA_TEST_PART: '' } },
  )
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code === 0))
  })
}

const proveKilled = async (rules: RulesFile, count: number): Promise<void> => {
  const mutants = sample(mutantsOf(readFileSync(rules.file, 'utf8')), count)
  const survivors: string[] = []
  for (const mutant of mutants) {
    const survived = await holds(rules, mutant.source, rules.filesOf(mutant))
    if (survived) survivors.push(mutant.name)
    console.log(`${rules.file} ${mutant.name}: ${survived ? 'survived' : 'killed'}`)
  }
  const max = Math.floor(mutants.length * (1 - LEAST_KILLED))
  recordRuns('R4', {
    count: mutants.length,
    failures: Math.max(0, survivors.length - max),
  })
  expect(survivors.slice(max)).toEqual([])
  expect(mutants.length).toBeGreaterThanOrEqual(Math.min(count, 2))
}

/** Each mutant takes a run of its own: full counts alone have the time. */
describe.runIf(process.env.OJA_DEEP === '1')('the matrix', () => {
  test('holds on the rules as they stand, read from elsewhere', async () => {
    const source = readFileSync(FIRESTORE.file, 'utf8')
    expect(await holds(FIRESTORE, source, ['notifications'])).toBe(true)
  })

  test('kills changed conditions of the Firestore rules', () => proveKilled(FIRESTORE, 60))

  test('kills changed conditions of the Storage rules', () => proveKilled(STORAGE, 20))
})

describe('mutants', () => {
  test.each([FIRESTORE, STORAGE])(
    'of each condition of $file meet the tests of its place',
    (rules) => {
      const mutants = mutantsOf(readFileSync(rules.file, 'utf8'))
      const files = new Set(mutants.flatMap(rules.filesOf))
      expect([...files].filter((name) => pathOf(name) === undefined)).toEqual([])
    },
  )

  const source =
    "match /a/{id} {\n  allow read: if x == '==' && y; // true\n  function f() { return z(2); }\n}"

  test('change one condition each and leave strings and comments alone', () => {
    expect(mutantsOf(source).map(({ name }) => name)).toEqual([
      'line 2: == becomes !=',
      'line 2: && becomes ||',
      'line 3: 2 becomes 1',
    ])
  })

  test('know the match and the function around them', () => {
    expect(mutantsOf(source).map(({ scope }) => scope)).toEqual([
      ['/a/{id}'],
      ['/a/{id}'],
      ['/a/{id}', 'f'],
    ])
  })
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../tools/emulators/project'
import { countedTest } from '../counts'
import { directivesOf, headerFaults } from './hosting-headers'

type Rule = { source: string; headers: { key: string; value: string }[] }

const rules: Rule[] = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')).hosting.headers
const everywhere = rules.find(({ source }) => source === '**')?.headers ?? []
const headers = Object.fromEntries(everywhere.map(({ key, value }) => [key.toLowerCase(), value]))

countedTest('R20', 'every path of Hosting has every header', () => {
  expect(headerFaults(headers)).toEqual([])
})

test('no other rule takes a header back', () => {
  const others = rules.filter(({ source }) => source !== '**').flatMap((rule) => rule.headers)
  expect(others.map(({ key }) => key)).toEqual(others.map(() => 'Cache-Control'))
})

describe('a header that is too weak is found', () => {
  const policy = 'content-security-policy'
  const weaken = (from: string, to: string) => (headers[policy] ?? '').replace(from, to)
  for (const [why, name, value] of [
    ['inline scripts', policy, weaken("script-src 'self'", "script-src 'unsafe-inline'")],
    ['scripts from anywhere', policy, weaken("script-src 'self'", 'script-src https:')],
    ['inline style sheets', policy, weaken("style-src 'self'", "style-src 'unsafe-inline'")],
    ['framing by others', policy, weaken("frame-ancestors 'none'", "frame-ancestors 'self'")],
    ['requests to anywhere', policy, weaken("connect-src 'self'", 'connect-src *')],
    ['no policy', policy, ''],
    ['a short memory for HTTPS', 'strict-transport-security', 'max-age=60; includeSubDomains'],
    ['a camera', 'permissions-policy', 'microphone=(), geolocation=(), payment=()'],
    ['whole addresses in our own access log', 'referrer-policy', 'strict-origin-when-cross-origin'],
    ['sniffing', 'x-content-type-options', ''],
  ] as const) {
    countedTest('R20', why, () => {
      expect(headerFaults({ ...headers, [name]: value })).not.toEqual([])
    })
  }
})

test('the policy names only hosts of Firebase', () => {
  const hosts = [...directivesOf(headers['content-security-policy'] ?? '').values()]
    .flat()
    .filter((source) => source.startsWith('http'))
  expect(hosts.length).toBeGreaterThan(0)
  for (const host of hosts) expect(host).toMatch(/^https:\/\/[a-z]+[.]googleapis[.]com$/)
})

test('the policy names the style sheet that toasts bring along', () => {
  const source = readFileSync(join(ROOT, 'node_modules/sonner/dist/index.mjs'), 'utf8')
  const [, literal = '""'] = /^__insertCSS\((".*")\);?$/m.exec(source) ?? []
  const digest = createHash('sha256').update(JSON.parse(literal)).digest('base64')
  expect(directivesOf(headers['content-security-policy'] ?? '').get('style-src')).toContain(
    `'sha256-${digest}'`,
  )
})

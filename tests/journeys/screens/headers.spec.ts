import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { inlineScriptHashes } from '../../../web/build/inline-scripts'
import { headerFaults } from '../../support/hosting/hosting-headers'
import { SITE } from '../../support/journeys/suite'
import { recordRuns } from '../../support/runs'

const PATHS = [
  '/',
  '/marketplace',
  '/login',
  '/vendors/nobody',
  '/products/nothing',
  '/sitemap.xml',
  '/no/such/page',
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/api/v1/health',
  '/api/v1/public/products',
  '/api/v1/no-such-endpoint',
  '/api/v1/openapi.json',
]

const headersOf = async (path: string) => {
  const response = await fetch(`${SITE}${path}`)
  return { html: await response.text(), headers: Object.fromEntries(response.headers) }
}

for (const path of PATHS) {
  test(`Hosting responds ${path} with every security header`, async () => {
    const { testId, retry } = test.info()
    const faults = headerFaults((await headersOf(path)).headers)
    const failures = faults.length > 0 ? 1 : 0
    recordRuns('R20', { count: 1, failures }, { test: testId, retry })
    expect(faults).toEqual([])
  })
}

/** Fetched without decoding, as it travels. */
const wireBytes = (path: string) =>
  new Promise<{ encoding: string | undefined; bytes: number }>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip' }
    get(`${SITE}${path}`, { headers }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }))
    }).on('error', reject)
  })

test('the rendered home travels compressed, in at most 18 KiB', async () => {
  const { encoding, bytes } = await wireBytes('/')
  console.log(`/ travels as ${encoding}, ${bytes} bytes`)
  expect(encoding).toBe('br')
  expect(bytes).toBeLessThanOrEqual(18 * 1024)
})

test('the content policy names every inline script of the page and nothing else inline', async () => {
  const { html, headers } = await headersOf('/')
  const policy = headers['content-security-policy'] ?? ''
  const hashes = inlineScriptHashes(html)
  expect(hashes.length).toBeGreaterThan(0)
  expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
  expect(html).not.toMatch(/\son[a-z]+=|<style|\sstyle=/)
})

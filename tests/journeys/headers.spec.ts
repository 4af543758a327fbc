import { expect, test } from '@playwright/test'
import { headerFaults } from '../../tools/check/hosting-headers'
import { inlineScriptHashes } from '../../web/build/inline-scripts'
import { SITE } from '../support/journeys/suite'
import { recordRuns } from '../support/record-runs'

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
  const answer = await fetch(`${SITE}${path}`)
  return { html: await answer.text(), headers: Object.fromEntries(answer.headers) }
}

for (const path of PATHS) {
  test(`Hosting answers ${path} with every security header`, async () => {
    const faults = headerFaults((await headersOf(path)).headers)
    recordRuns('R20', { count: 1, failures: faults.length > 0 ? 1 : 0 })
    expect(faults).toEqual([])
  })
}

test('the content policy names every inline script of the page and nothing else inline', async () => {
  const { html, headers } = await headersOf('/')
  const policy = headers['content-security-policy'] ?? ''
  const hashes = inlineScriptHashes(html)
  expect(hashes.length).toBeGreaterThan(0)
  expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
  expect(html).not.toMatch(/\son[a-z]+=|<style|\sstyle=/)
})

import { afterEach, expect, test, vi } from 'vitest'
import { portTable } from './ports'
import { suiteEnv, suiteUrls } from './suite-env'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['the built site', undefined, 'hosting'],
  ['the built site', 'hosting', 'hosting'],
  ['the development server', 'vite', 'vite'],
] as const)('people, mails and ways back have one origin: %s', (_what, site, service) => {
  vi.stubEnv('OJA_SITE', site)
  const origin = `http://localhost:${portTable(5_600)[service]}`
  expect(suiteUrls(5_600).web).toBe(origin)
  expect(suiteEnv(5_600).APP_URL).toBe(origin)
})

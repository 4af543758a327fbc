import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
})
afterEach(() => vi.unstubAllEnvs())

test.each([
  [undefined, 'embedded'],
  ['embedded', 'embedded'],
  ['firestore', 'firestore'],
])('SEARCH_ENGINE %s chooses the engine %s', async (given, expected) => {
  vi.stubEnv('SEARCH_ENGINE', given)
  const { config } = await import('./config')
  expect(config.search_engine).toBe(expected)
})

test('refuses an engine that there is not', async () => {
  vi.stubEnv('SEARCH_ENGINE', 'elastic')
  await expect(import('./config')).rejects.toThrow(
    'SEARCH_ENGINE is elastic: use embedded or firestore.',
  )
})

test('refuses pipelines on the emulator, which runs none', async () => {
  vi.stubEnv('SEARCH_ENGINE', 'firestore')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080')
  await expect(import('./config')).rejects.toThrow('the emulator runs no pipelines')
})

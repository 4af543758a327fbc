import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
})
afterEach(() => vi.unstubAllEnvs())

test.each([
  [undefined, undefined, 'live'],
  ['test', undefined, 'test'],
  [undefined, '127.0.0.1:8080', 'test'],
])('PAYMENT_MODE %s with the emulator %s moves %s money', async (given, emulator, expected) => {
  vi.stubEnv('PAYMENT_MODE', given)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator)
  const { config } = await import('./config')
  expect(config.payment_mode).toBe(expected)
})

test.each([
  ['sandbox', undefined, 'PAYMENT_MODE is sandbox: use live or test.'],
  ['live', '127.0.0.1:8080', 'the emulators never move real money'],
])('refuses PAYMENT_MODE %s with the emulator %s', async (given, emulator, text) => {
  vi.stubEnv('PAYMENT_MODE', given)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator)
  await expect(import('./config')).rejects.toThrow(text)
})

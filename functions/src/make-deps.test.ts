import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const makeWith = async (paystack_secret_key: string) =>
  (await import('./make-deps')).makeDeps({ paystack_secret_key, log })

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
})
afterEach(() => vi.unstubAllEnvs())

test('does not start in production with a test key, unless told', async () => {
  await expect(makeWith('sk_test_1')).rejects.toThrow('Set PAYMENT_MODE=test')
  vi.resetModules()
  vi.stubEnv('PAYMENT_MODE', 'test')
  expect((await makeWith('sk_test_1')).payments.mode).toBe('test')
})

test('does not start on emulators with a live key', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080')
  await expect(makeWith('sk_live_1')).rejects.toThrow('is a live key')
})

import { expect, test } from 'vitest'
import { portTable } from './ports'
import { suiteConfig } from './suite-config'

const shape = { emulators: [], ports: portTable(1000), web_folder: '.oja/web' }
const firebaseJson = {
  hosting: { public: 'web/dist', rewrites: [] },
  firestore: { rules: 'firestore.rules' },
  emulators: { auth: { port: 1 } },
}

test('a suite has the emulators it was asked for, on its own ports, and no others', () => {
  const config = suiteConfig(firebaseJson, { ...shape, emulators: ['firestore'] })
  expect(config).toMatchObject({
    firestore: { rules: 'firestore.rules' },
    emulators: { firestore: { host: '127.0.0.1', port: 9080, websocketPort: 10150 } },
  })
  expect(config).not.toHaveProperty('emulators.auth')
})

test('a suite opens no emulator interface', () => {
  const config = suiteConfig(firebaseJson, shape)
  expect(config).toHaveProperty('emulators.ui', { enabled: false })
})

test("a suite serves its own build of the web, by the house's rewrites", () => {
  expect(suiteConfig(firebaseJson, shape)).toMatchObject({
    hosting: { public: '.oja/web', rewrites: [] },
  })
})

test('a suite runs its own bundle of the functions, not what a deployment uploads', () => {
  const functions = [{ source: '.oja/upload', runtime: 'nodejs22' }]
  expect(suiteConfig({ ...firebaseJson, functions }, shape)).toMatchObject({
    functions: [{ source: 'functions', runtime: 'nodejs22' }],
  })
})

test("a suite's content policy adds its own emulators and loosens nothing else", () => {
  const value =
    "default-src 'self'; connect-src 'self' https://a; img-src 'self'; script-src 'self'"
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value }] }]
  const config = suiteConfig({ ...firebaseJson, hosting: { headers } }, shape)
  expect(config).toHaveProperty(
    'hosting.headers.0.headers.0.value',
    "default-src 'self'; connect-src 'self' http://127.0.0.1:10099 http://127.0.0.1:9080 " +
      "http://127.0.0.1:10199 https://a; img-src 'self' http://127.0.0.1:10199; script-src 'self'",
  )
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStorageObjects } from './file-storage'

/** A fake Cloud Storage that supports preconditions, unlike the emulator. */
let server: Server
const requested: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => {
      response.statusCode = request.method === 'POST' ? 412 : 404
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${port}`)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

test('what is written once is written on the condition that nothing is there', async () => {
  const app = initializeApp({ projectId: 'demo-oja' }, 'writes-once')
  const objects = createStorageObjects(app, { bucket: 'bucket', origin: 'http://127.0.0.1' })
  const isWritten = await objects.writeOnce('ledger-seals/x.json', Buffer.from('{}'), 'text/plain')
  expect(isWritten).toBe(false)
  expect(requested.find((line) => line.startsWith('POST'))).toContain('ifGenerationMatch=0')
  await deleteApp(app)
})

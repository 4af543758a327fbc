import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeIdleConnections } from './idle-connections'

const server = createServer((request, response) => request.pipe(response))
const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a connection ends with its request, long before the server would close it', async () => {
  closeIdleConnections()
  const { port } = server.address() as AddressInfo
  for (const body of ['first', 'second']) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
    expect(await response.text()).toBe(body)
    await expect.poll(connections, { timeout: 1_000 }).toBe(0)
  }
})

import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchUnpooled } from './fetch-unpooled'

const used = new WeakSet<Socket>()
/** Hangs up on the second request of a connection. */
const server = createServer((request, response) => {
  if (used.has(request.socket)) request.socket.destroy()
  used.add(request.socket)
  request.pipe(response)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('no request is sent on a connection that another has used', async () => {
  const { port } = server.address() as AddressInfo
  for (const body of ['first', 'second', 'third']) {
    const headers = { 'content-type': 'text/plain' }
    const init = { method: 'POST', headers, body }
    const response = await fetchUnpooled(`http://127.0.0.1:${port}/`, init)
    expect(await response.text()).toBe(body)
  }
})

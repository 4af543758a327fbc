import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchAgain } from './fetch-again'

let requests = 0
/** Hangs up on the first request without an answer. */
const server = createServer((request, response) => {
  requests += 1
  if (requests === 1) request.socket.destroy()
  else response.end('there')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a request whose connection was closed is sent once more', async () => {
  const { port } = server.address() as AddressInfo
  const response = await fetchAgain(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })
  expect(await response.text()).toBe('there')
  expect(requests).toBe(2)
})

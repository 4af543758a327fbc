import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createPush } from './push'

type PushRequest = {
  path: string
  authorization: string | undefined
  message: Record<string, unknown>
}

let reply: { status: number; body: object } = {
  status: 200,
  body: { name: 'projects/p/messages/1' },
}
const requests: PushRequest[] = []

/** A fake of the FCM HTTP v1 API. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { message } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    requests.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      message,
    })
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(reply.body))
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

/** Connects every host to the server above. */
const toServer = Object.assign(new Agent(), {
  createConnection: () => connect(port, '127.0.0.1'),
})

const app = initializeApp(
  {
    projectId: 'demo-oja',
    credential: { getAccessToken: async () => ({ access_token: 'secret', expires_in: 3_600 }) },
    httpAgent: toServer,
  },
  'push-test',
)
const push = createPush(app)
const text = { id: 'n1', title: 'Order shipped', body: 'There is news.', href: '/dashboard' }

const refusal = (status: number, code: string, errorCode: string) => ({
  status,
  body: {
    error: {
      code: status,
      message: 'no',
      status: code,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
})

beforeEach(() => {
  requests.length = 0
  reply = { status: 200, body: { name: 'projects/p/messages/1' } }
})
afterAll(async () => {
  await deleteApp(app)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a push', () => {
  test('is sent as data alone, to one token, in the name of the project', async () => {
    expect(await push.send('token-1', text)).toBe('delivered')
    expect(requests).toEqual([
      {
        path: '/v1/projects/demo-oja/messages:send',
        authorization: 'Bearer secret',
        message: {
          token: 'token-1',
          data: text,
          webpush: { headers: { TTL: '86400', Urgency: 'normal' } },
        },
      },
    ])
  })

  test.each([
    [404, 'NOT_FOUND', 'UNREGISTERED'],
    [403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'],
  ])('to a device that is gone says so: %d %s', async (status, code, errorCode) => {
    reply = refusal(status, code, errorCode)
    expect(await push.send('token-1', text)).toBe('gone')
  })

  test.each([
    [429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'],
    [400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
    [401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR'],
  ])(
    'that is refused for another reason keeps the device: %d %s',
    async (status, code, errorCode) => {
      reply = refusal(status, code, errorCode)
      expect(await push.send('token-1', text)).toBe('failed')
    },
  )
})

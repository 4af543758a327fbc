import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSimulator } from '../../../../tools/messages-simulator/simulator'
import { createState, type Failure } from '../../../../tools/messages-simulator/world'
import { AppError } from '../../contract/api/errors'
import { messageProblemOf } from '../../ports/message-problem'
import type { MessageEvent, Messages, OutgoingMessage } from '../../ports/messages'
import { createMessages } from './messages'
import { verifyTokenOf } from './meta'

const KEYS = {
  termii: { api_key: 'TL_simulator', secret_key: 'tsk_simulator' },
  meta: { access_token: 'meta_token_simulator', app_secret: 'meta_secret_simulator' },
}
const PHONE = '+2348031234567'
const HEADERS = { termii: 'x-termii-signature', meta: 'x-hub-signature-256' } as const

const received: { provider: 'termii' | 'meta'; body: Buffer; signature: string }[] = []
const receiver = createServer(async (message, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const provider = message.url === '/meta' ? 'meta' : 'termii'
  const signature = String(message.headers[HEADERS[provider]] ?? '')
  received.push({ provider, body: Buffer.concat(chunks), signature })
  response.writeHead(200).end()
})

let simulator: ReturnType<typeof createSimulator>
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  simulator = createSimulator({ webhookUrl: `http://127.0.0.1:${port}`, webhookRetryMs: [] })
  address = await simulator.listen()
})
afterAll(async () => {
  await simulator.close()
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
})
beforeEach(async () => {
  // What the last test left under way reports to nobody.
  await simulator.idle()
  simulator.world.state = createState()
  received.length = 0
})

const open = (change: object = {}, keys: typeof KEYS | object = KEYS): Messages | undefined =>
  createMessages(
    {
      sms: 'termii',
      whatsapp: 'meta',
      termii_base_url: `${address}/termii`,
      termii_sender: 'Oja',
      meta_base_url: `${address}/meta/v23.0`,
      whatsapp_sender: '100000000000001',
      whatsapp_number: '2348000000000',
      ...change,
    },
    keys,
    undefined,
    400,
  )
const opened = (change?: object) => open(change) as Messages

const message = (change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'sms',
  to: PHONE,
  template: 'order_arriving',
  values: { from: 'Mango. Oja', product_name: 'Bag', host: 'oja.example' },
  text: 'Mango. Oja: Bag is on its way. oja.example',
  reference: 'message-1',
  ...change,
})

const fail = (mode: Failure['mode']) => {
  simulator.world.state.failures = [{ mode, times: 9, channel: null }]
}
const problemOf = async (sending: Promise<unknown>) => {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof AppError
    ? { code: error.code, is_conclusive: messageProblemOf(error)?.is_conclusive }
    : error
}
/** What the port reads of all webhooks so far. */
const events = async (port = opened()): Promise<(MessageEvent[] | null)[]> => {
  await simulator.idle()
  return received.map(({ provider, body, signature }) =>
    port.readWebhook(provider, body, signature),
  )
}

/** What the port reads of a signed webhook. */
const signed = (port: Messages, provider: string, raw: string): MessageEvent[] | null => {
  const body = Buffer.from(raw)
  const signature =
    provider === 'meta'
      ? `sha256=${createHmac('sha256', KEYS.meta.app_secret).update(body).digest('hex')}`
      : createHmac('sha512', KEYS.termii.secret_key).update(body).digest('hex')
  return port.readWebhook(provider, body, signature)
}

/** Each way of a message, and the settings under which it is taken. */
const WAYS = [
  ['SMS by Termii', { channel: 'sms' }, {}],
  ['WhatsApp by Meta', { channel: 'whatsapp' }, {}],
  ['WhatsApp by Termii', { channel: 'whatsapp' }, { whatsapp: 'termii' }],
] as const

describe.each(WAYS)('%s', (_, change, settings) => {
  test('takes a message and reports it, with its cost once delivered', async () => {
    const port = opened(settings)
    const { id } = await port.send(message(change))
    const reports = (await events(port)).flat()
    expect(reports).toMatchObject([
      { kind: 'report', id, status: 'sent' },
      { kind: 'report', id, status: 'delivered', cost_minor: expect.any(Number) },
    ])
    expect(simulator.world.state.messages).toMatchObject([{ id, to: '2348031234567' }])
  })

  test('refuses a number that the provider refuses, and certainly sent nothing', async () => {
    fail('refuse')
    expect(await problemOf(opened(settings).send(message(change)))).toEqual({
      code: 'phone-message/refused',
      is_conclusive: true,
    })
    expect(simulator.world.state.messages).toEqual([])
  })

  test.each(['error', 'garbage', 'hang', 'drop', 'lose-answer'] as const)(
    'does not know whether a message went after %s',
    async (mode) => {
      fail(mode)
      expect(await problemOf(opened(settings).send(message(change)))).toEqual({
        code: 'phone-message/unavailable',
        is_conclusive: false,
      })
    },
  )

  test('knows that nothing went where nobody listens or the key is wrong', async () => {
    const nowhere = {
      termii_base_url: 'http://nowhere.invalid',
      meta_base_url: 'http://nowhere.invalid',
    }
    const refusal = { code: 'phone-message/unavailable', is_conclusive: true }
    const port = opened({ ...settings, ...nowhere })
    expect(await problemOf(port.send(message(change)))).toEqual(refusal)
    const wrong = open(settings, {
      termii: { api_key: 'other', secret_key: 'x' },
      meta: { access_token: 'other', app_secret: 'x' },
    }) as Messages
    expect(await problemOf(wrong.send(message(change)))).toEqual(refusal)
  })

  test('reads what a person writes back', async () => {
    const port = opened(settings)
    const provider = port.providerOf(change.channel)
    const body = { from: PHONE, text: 'STOP', channel: change.channel, provider }
    await fetch(`${address}/__control/inbound`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect((await events(port)).flat()).toMatchObject([
      { kind: 'inbound', channel: change.channel, from: PHONE, text: 'STOP' },
    ])
  })

  test.each(['wrong', 'missing'] as const)(
    'refuses a report with a signature that is %s',
    async (signature) => {
      simulator.world.state.policy.signature = signature
      const port = opened(settings)
      await port.send(message(change))
      expect(await events(port)).toEqual([null, null])
    },
  )

  test('refuses a report of which one byte differs', async () => {
    const port = opened(settings)
    await port.send(message(change))
    await simulator.idle()
    const [first] = received
    if (!first) throw new Error('nothing was reported')
    const body = Buffer.from(first.body.toString().replace('2348031234567', '2348031234568'))
    expect(port.readWebhook(first.provider, body, first.signature)).toBeNull()
  })

  test('reads nothing in a signed body of another form', () => {
    const port = opened(settings)
    const provider = port.providerOf(change.channel)
    for (const raw of [
      '',
      'x',
      '[]',
      '{}',
      '{"entry":[{"changes":[{"value":{}}]}]}',
      '{"type":"outbound"}',
    ]) {
      expect(signed(port, provider, raw), raw).toEqual([])
    }
  })
})

describe('WhatsApp', () => {
  test('sends an approved template with our values outside of the 24 hours, and says that it is billed', async () => {
    await opened().send(message({ channel: 'whatsapp' }))
    expect(simulator.world.state.messages).toMatchObject([
      { template: 'order_arriving', values: { from: 'Mango. Oja', product_name: 'Bag' } },
    ])
    expect((await events()).flat()).toMatchObject([
      { reference: 'message-1', cost_minor: 1_000 },
      { reference: 'message-1', cost_minor: 1_000 },
    ])
  })

  test('sends the text itself within them, free', async () => {
    const at = Date.now()
    simulator.world.state.inbound.push({
      id: 'i',
      channel: 'whatsapp',
      from: PHONE.slice(1),
      text: '',
      at,
    })
    await opened().send(message({ channel: 'whatsapp', is_in_window: true }))
    expect(simulator.world.state.messages).toMatchObject([{ template: null, text: message().text }])
    expect((await events()).flat()).toMatchObject([{ cost_minor: 0 }, { cost_minor: 0 }])
  })

  test('gives a code to the template that has a button to copy it', async () => {
    const values = { from: 'Oja', code: '123456', host: 'oja.example' }
    await opened().send(message({ channel: 'whatsapp', template: 'sign_in_code', values }))
    expect(simulator.world.state.messages).toMatchObject([{ values: { 1: '123456' } }])
  })

  test('confirms a webhook address to whoever knows the token alone', () => {
    const token = verifyTokenOf(KEYS.meta.app_secret)
    expect(opened().answerChallenge({ token, challenge: '1158201444' })).toBe('1158201444')
    expect(opened().answerChallenge({ token: 'x', challenge: '1' })).toBeNull()
    expect(opened().answerChallenge({ token, challenge: '<b>' })).toBeNull()
    expect(opened({ whatsapp: 'termii' }).answerChallenge({ token, challenge: '1' })).toBeNull()
  })

  test.each(['', 'a/b', '..', '__x__', 'a\ud800b', 7, null])(
    'reads a report whose reference %j is no id of ours as one without',
    (biz_opaque_callback_data) => {
      const status = { id: 'wamid.1', status: 'delivered', biz_opaque_callback_data }
      const value = { metadata: { phone_number_id: '100000000000001' }, statuses: [status] }
      const raw = JSON.stringify({ entry: [{ changes: [{ value }] }] })
      expect(signed(opened(), 'meta', raw)).toMatchObject([{ id: 'wamid.1', reference: null }])
    },
  )

  test('leaves out what was sent to another number of the same app', async () => {
    await opened().send(message({ channel: 'whatsapp' }))
    expect((await events(opened({ whatsapp_sender: '2' }))).flat()).toEqual([])
  })
})

describe('the channels', () => {
  test('are off without the keys of their provider', () => {
    expect(open({}, {})).toBeUndefined()
    expect(open({}, { termii: KEYS.termii })?.channels).toEqual(['sms'])
    expect(open({ sms: undefined, whatsapp: undefined })).toBeUndefined()
  })

  test('take no webhook of a provider that is not set up', async () => {
    await opened().send(message())
    expect(await events(opened({ sms: undefined }))).toEqual([null, null])
  })

  test.each(['constructor', '__proto__', 'queued'])('report no status %s', (status) => {
    const raw = JSON.stringify({ type: 'outbound', message_id: '1', status })
    expect(signed(opened(), 'termii', raw)).toEqual([])
  })

  test('say of an SMS on a number that takes none that it failed', async () => {
    simulator.world.state.policy.ends.sms = 'failed'
    await opened().send(message())
    expect((await events()).flat()).toMatchObject([{ status: 'sent' }, { status: 'failed' }])
  })
})

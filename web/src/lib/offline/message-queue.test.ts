import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionUser } from '../session/session-store'

const { sendMessage } = vi.hoisted(() => ({ sendMessage: vi.fn() }))
// Replaces Firestore: the tests decide when a message arrives.
vi.mock('../live/messages', () => ({ sendMessage }))

const user: SessionUser = {
  uid: 'ada',
  name: 'Ada',
  email: 'ada@oja.example',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
}

/** Loads the modules again, as after a restart of the browser. */
const restart = async () => {
  vi.resetModules()
  return import('./message-queue')
}

beforeEach(() => {
  sendMessage.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a queued message', () => {
  it('leaves the queue once it has arrived', async () => {
    const { queueMessage, queuedMessages } = await restart()
    const sent = queueMessage('c1', 'ada', 'Good day')
    expect(queuedMessages()).toMatchObject([{ conversation_id: 'c1', text: 'Good day' }])
    await sent
    expect(queuedMessages()).toEqual([])
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
      'c1',
      'ada',
      { text: 'Good day' },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    )
  })

  it('is sent after a restart, with the same id and after those before it', async () => {
    const before = await restart()
    sendMessage.mockReturnValue(new Promise(() => {}))
    void before.queueMessage('c1', 'ada', 'First')
    void before.queueMessage('c1', 'ada', 'Second')
    await vi.waitFor(() => expect(sendMessage).toHaveBeenCalledOnce())
    const ids = before.queuedMessages().map(({ id }) => id)

    sendMessage.mockReset().mockResolvedValue(undefined)
    const { queuedMessages, sendQueuedMessages } = await restart()
    sendQueuedMessages()
    await vi.waitFor(() => expect(queuedMessages()).toEqual([]))
    expect(sendMessage.mock.calls.map(([, , { text }, id]) => [text, id])).toEqual([
      ['First', ids[0]],
      ['Second', ids[1]],
    ])
  })

  it('stays where it was refused, and is sent when its writer asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const before = await restart()
    sendMessage.mockReturnValue(new Promise(() => {}))
    void before.queueMessage('c1', 'ada', 'Good day')
    void before.queueMessage('c1', 'ada', 'Still there?')
    await vi.waitFor(() => expect(sendMessage).toHaveBeenCalledOnce())

    sendMessage.mockReset().mockRejectedValue(new Error('permission-denied'))
    const { queuedMessages, removeQueued, sendAgain, sendQueuedMessages } = await restart()
    sendQueuedMessages()
    await vi.waitFor(() =>
      expect(queuedMessages()).toMatchObject([
        { text: 'Good day', is_refused: true },
        { text: 'Still there?', is_refused: true },
      ]),
    )
    sendMessage.mockReset().mockResolvedValue(undefined)
    sendQueuedMessages()
    const [first, second] = queuedMessages()
    sendAgain(first?.id ?? '')
    await vi.waitFor(() => expect(queuedMessages()).toHaveLength(1))
    removeQueued(second?.id ?? '')
    expect(queuedMessages()).toEqual([])
    expect(sendMessage).toHaveBeenCalledOnce()
  })

  it('is not sent once its writer has left the device', async () => {
    const { queueMessage, queuedMessages, sendQueuedMessages } = await restart()
    const store = await import('../session/session-store')
    store.publishSession({ status: 'signed_in', user })
    sendMessage.mockReturnValue(new Promise(() => {}))
    void queueMessage('c1', 'ada', 'First')
    void queueMessage('c1', 'ada', 'Second')
    store.publishSession({ status: 'signed_out', by_choice: true })
    expect(queuedMessages()).toEqual([])
    sendMessage.mockReset()
    sendQueuedMessages()
    await Promise.resolve()
    expect(sendMessage).not.toHaveBeenCalled()
  })

  it('is nothing where the stored text is not a queue', async () => {
    localStorage.setItem('oja_draft_queued_messages', '[{"id":"1","text":"x"}]')
    const { queuedMessages } = await restart()
    expect(queuedMessages()).toEqual([])
  })
})

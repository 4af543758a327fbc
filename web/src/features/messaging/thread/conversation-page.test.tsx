import type { Conversation } from '@contract/entities/messaging/message'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTextDraft, saveTextDraft } from '@/lib/forms/drafts'
import type { ThreadMessage } from '@/lib/live/messages'
import type { Live } from '@/lib/live/use-live'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { sampleConversation, sampleMessage } from '../testing/sample'
import { ConversationPage } from './conversation-page'

const { live, markRead, sendMessage } = vi.hoisted(() => ({
  live: { conversation: {} as unknown, messages: {} as unknown },
  markRead: vi.fn(),
  sendMessage: vi.fn(),
}))
vi.mock('@/lib/live/messages', () => ({
  useLiveConversations: () => ({ status: 'content', data: [] }),
  useLiveConversation: () => live.conversation,
  markConversationRead: markRead,
  useLiveMessages: () => live.messages,
  sendMessage,
}))
vi.mock('@/lib/session/session', () => ({
  useSession: () => ({ status: 'signed_in', user: { uid: 'buyer-1' } }),
}))

const existing = sampleConversation()
const content = <T,>(data: T): Live<T> => ({ status: 'content', data })
const failed = (code: string, retry = vi.fn()) => ({
  status: 'error' as const,
  error: Object.assign(new Error(code), { code }),
  retry,
})

const renderPage = (
  conversation: Live<Conversation | null>,
  messages: Live<ThreadMessage[]> = content([sampleMessage()]),
  state: unknown = null,
) => {
  live.conversation = conversation
  live.messages = messages
  show(<ConversationPage id={existing.id} party="buyer" Offer={() => <p>the offer</p>} />, {
    at: { pathname: '/', state },
  })
}
const box = () => screen.getByRole('textbox', { name: 'Write to Adire Works' })

beforeEach(() => {
  markRead.mockResolvedValue(undefined)
  sendMessage.mockResolvedValue(undefined)
  for (const name of ['messages.block', 'messages.unblock', 'messages.report'] as const)
    api.answers(name, {})
})
afterEach(() => {
  vi.resetAllMocks()
})

describe('the thread', () => {
  it('shows its shape while it loads', () => {
    renderPage(content(existing), { status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading the messages' })).toBeVisible()
  })

  it('invites to begin while there is nothing', () => {
    renderPage(content(existing), content([]))
    expect(screen.getByText('Nothing written yet')).toBeVisible()
  })

  it('offers to try again after a failure and keeps what was typed', async () => {
    saveTextDraft(existing.id, 'Good day')
    const error = failed('unavailable')
    renderPage(content(existing), error)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(error.retry).toHaveBeenCalledOnce()
    expect(box()).toHaveValue('Good day')
  })

  it.each([
    ['is not there', content(null)],
    ['may not be read', failed('permission-denied')],
    ['is of another', content({ ...existing, buyer_id: 'somebody' })],
  ])('of a conversation that %s says so', (_why, conversation) => {
    renderPage(conversation as Live<Conversation | null>)
    expect(screen.getByText('There is no such conversation')).toBeVisible()
    expect(screen.queryByRole('log')).toBeNull()
  })

  it('is headed by the name that the page before knew, until the server has named the store', () => {
    renderPage(content({ ...existing, names: {} }), content([]), { name: 'Adire Works' })
    expect(screen.getByRole('heading', { level: 1, name: 'Adire Works' })).toBeInTheDocument()
  })

  it('is headed by the name of the server, whatever the page before knew', () => {
    renderPage(content(existing), content([]), { name: 'Somebody else' })
    expect(screen.getByRole('heading', { level: 1, name: 'Adire Works' })).toBeInTheDocument()
  })

  it('warns of asking to pay outside, never of one’s own words', () => {
    const text = 'Send it to 0123456789 GTBank'
    renderPage(content(existing), content([sampleMessage({ text })]))
    expect(screen.getByRole('note')).toHaveTextContent('Keep the payment on Oja')
  })

  it('does not warn of one’s own words', () => {
    const text = 'I will not send it to 0123456789'
    renderPage(content(existing), content([sampleMessage({ text, sender_id: 'buyer-1' })]))
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('shows an offer once, below its last message', () => {
    const steps = ['a', 'b'].map((id) => sampleMessage({ id, text: `Step ${id}`, offer_id: 'o1' }))
    renderPage(content(existing), content([...steps, sampleMessage({ id: 'c', text: 'Thanks' })]))
    const offer = screen.getByText('the offer')
    expect(offer.closest('li')).toHaveTextContent('Step b')
  })

  it('shows markup as text', () => {
    const text = '<img src=x onerror="alert(1)">'
    renderPage(content(existing), content([sampleMessage({ text })]))
    expect(screen.getByText(text)).toBeVisible()
  })

  it('hides a picture that the server refused', () => {
    const refused = sampleMessage({ text: null, image_path: 'messages/x', state: 'hidden' })
    renderPage(content(existing), content([refused]))
    expect(screen.getByText('This picture could not be shown.')).toBeVisible()
  })

  it('marks what it shows as read, and nothing where all is read', () => {
    renderPage(content(existing))
    expect(markRead).toHaveBeenCalledWith(existing.id, 'buyer-1')
    markRead.mockClear()
    renderPage(content({ ...existing, unread: { 'buyer-1': 0 } }))
    expect(markRead).not.toHaveBeenCalled()
  })
})

describe('the composer', () => {
  it('sends what was typed and is empty then', async () => {
    renderPage(content(existing))
    await userEvent.type(box(), ' Is it there? ')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sendMessage).toHaveBeenCalledWith(
      existing.id,
      'buyer-1',
      { text: 'Is it there?' },
      expect.any(String),
    )
    expect(box()).toHaveValue('')
    await waitFor(() => expect(readTextDraft(existing.id)).toBe(''))
  })

  it('keeps every message that was not sent, to be tried again or removed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    sendMessage.mockRejectedValue(new Error('permission-denied'))
    renderPage(content(existing))
    for (const text of ['Good day', 'Is it there?']) {
      await userEvent.type(box(), text)
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    }
    expect(await screen.findAllByText('Not sent')).toHaveLength(2)
    expect(screen.getByRole('alert')).toHaveTextContent('The message was not sent')
    expect(screen.getByText('Good day')).toBeVisible()

    sendMessage.mockResolvedValue(undefined)
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
    await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(1))
    expect(sendMessage.mock.calls.at(-1)?.[2]).toEqual({ text: 'Good day' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('Is it there?')).toBeNull()
  })

  it('keeps a draft', async () => {
    renderPage(content(existing))
    await userEvent.type(box(), 'Good')
    expect(readTextDraft(existing.id)).toBe('Good')
  })

  it('refuses nothing at all, and more than 2,000 characters', async () => {
    saveTextDraft(existing.id, 'x'.repeat(2_001))
    renderPage(content(existing))
    expect(screen.getByText('A message has at most 2,000 characters: 1 too many.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.clear(box())
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  })
})

describe('a block', () => {
  it('is asked about first, then asked of the server', async () => {
    renderPage(content(existing))
    await userEvent.click(screen.getByRole('button', { name: /Actions for the conversation/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Adire Works' }))
    expect(api.calls()).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Block Adire Works' }))
    await waitFor(() =>
      expect(api.sent('messages.block')).toEqual([{ params: { id: existing.id } }]),
    )
  })

  it('takes the composer away, and can be taken back by who made it', async () => {
    renderPage(content({ ...existing, blocked_by: ['buyer-1'] }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Adire Works' }))
    await waitFor(() => expect(api.sent('messages.unblock')).toHaveLength(1))
  })

  it('of the other can not be taken back', () => {
    renderPage(content({ ...existing, blocked_by: ['vendor-1'] }))
    expect(screen.getByText(/can’t receive messages here/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Unblock/ })).toBeNull()
  })
})

describe('a report', () => {
  const open = async () => {
    renderPage(content(existing))
    await userEvent.click(screen.getByRole('button', { name: /Actions for the conversation/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report Adire Works' }))
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'What is wrong?' }),
      'spam',
    )
  }

  it('goes to the server with its reason', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))
    await waitFor(() =>
      expect(api.sent('messages.report')).toEqual([
        { params: { id: existing.id }, body: { reason: 'spam', text: '' } },
      ]),
    )
  })

  it('that fails says so and keeps what was chosen', async () => {
    api.refuses('messages.report', 'internal')
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'What is wrong?' })).toHaveValue('spam')
  })
})

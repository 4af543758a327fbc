import type { Conversation } from '@contract/entities/messaging/message'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '@/lib/live/use-live'
import { MessagesPage } from './messages-page'
import { sampleConversation } from './testing/sample'

const { live, session } = vi.hoisted(() => ({
  live: { list: {} as unknown },
  session: { uid: 'buyer-1' },
}))
vi.mock('@/lib/live/messages', () => ({ useLiveConversations: () => live.list }))
vi.mock('@/lib/session/session', () => ({
  useSession: () => ({ status: 'signed_in', user: session }),
}))

const renderList = (list: Live<Conversation[]>, party: 'buyer' | 'vendor' = 'buyer') => {
  live.list = list
  session.uid = `${party}-1`
  render(
    <MemoryRouter>
      <MessagesPage party={party} />
    </MemoryRouter>,
  )
}
const content = (...data: Conversation[]): Live<Conversation[]> => ({ status: 'content', data })

afterEach(() => vi.restoreAllMocks())

describe('MessagesPage', () => {
  it('shows the shape of the list while it loads', () => {
    renderList({ status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading your conversations' })).toBeVisible()
  })

  it.each([
    ['buyer', 'Go to the marketplace'],
    ['vendor', 'See your sales'],
  ] as const)('leads the %s on while there is nothing', (party, next) => {
    renderList(content(), party)
    expect(screen.getByText('No messages yet')).toBeVisible()
    expect(screen.getByRole('link', { name: next })).toBeVisible()
  })

  it('does not call a list empty while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderList({ status: 'loading' })
    expect(screen.getByText('You are offline')).toBeVisible()
    expect(screen.queryByText('No messages yet')).toBeNull()
  })

  it('offers to try again after a failure', async () => {
    const retry = vi.fn()
    renderList({
      status: 'error',
      error: Object.assign(new Error('no'), { code: 'unavailable' }),
      retry,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('shows who, about what, what was said last and how much is new', () => {
    const subject = { kind: 'product' as const, id: 'p'.repeat(20), title: 'Indigo wrapper' }
    renderList(content(sampleConversation({ subject })))
    const link = screen.getByRole('link', { name: /Adire Works/ })
    expect(link).toHaveAttribute('href', '/dashboard/messages/buyer-1_vendor-1_general')
    expect(link).toHaveTextContent('About Indigo wrapper')
    expect(link).toHaveTextContent('It is still there')
    expect(link).toHaveTextContent('2 unread')
  })

  it('shows the picture of what it is about, and a store’s mark for the store', () => {
    const image_url = '/a-320.webp'
    const subject = { kind: 'product' as const, id: 'p'.repeat(20), title: 'Cap', image_url }
    renderList(content(sampleConversation({ subject }), sampleConversation({ id: 'other' })))
    const [about, general] = screen.getAllByRole('link', { name: /Adire Works/ })
    expect(about?.querySelector('img')).toHaveAttribute('src', image_url)
    expect(general?.querySelector('img')).toBeNull()
    expect(general?.querySelector('svg')).not.toBeNull()
  })

  it('shows the vendor their own side of it', () => {
    renderList(content(sampleConversation()), 'vendor')
    const link = screen.getByRole('link', { name: /Ngozi Eze/ })
    expect(link).toHaveAttribute('href', '/dashboard/vendor/messages/buyer-1_vendor-1_general')
    expect(link).toHaveTextContent('You: It is still there')
    expect(link).not.toHaveTextContent('unread')
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readTextDraft, saveTextDraft } from '@/lib/forms/drafts'
import { toast } from '@/ui/feedback/toast'
import { StartConversationButton } from './start-conversation-button'

const { session, openConversation } = vi.hoisted(() => ({
  session: { uid: undefined as string | undefined },
  openConversation: vi.fn(),
}))
vi.mock('@/lib/live/messages', () => ({ openConversation }))
vi.mock('@/lib/session/session', () => ({
  useSession: () =>
    session.uid ? { status: 'signed_in', user: { uid: session.uid } } : { status: 'signed_out' },
}))

const Address = () => <output data-testid="address">{useLocation().pathname}</output>
const subject = { kind: 'product' as const, id: 'p'.repeat(20), title: 'x'.repeat(200) }

/** Resolves once its code is loaded. */
const renderButton = async (uid: string | undefined, buyer_id?: string, firstText?: string) => {
  session.uid = uid
  render(
    <MemoryRouter initialEntries={['/products/scarf?from=home']}>
      <StartConversationButton
        vendor_id="vendor-1"
        name="Adire Works"
        subject={subject}
        buyer_id={buyer_id}
        firstText={firstText}
      />
      <Address />
    </MemoryRouter>,
  )
  if (screen.queryByRole('button')) await vi.waitFor(() => expect(button()).toBeEnabled())
}
const button = () => screen.getByRole('button', { name: 'Message the vendor' })

afterEach(() => vi.resetAllMocks())

describe('StartConversationButton', () => {
  it('leads who is signed out to the login and back', async () => {
    await renderButton(undefined)
    expect(screen.getByRole('link', { name: 'Message the vendor' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fproducts%2Fscarf%3Ffrom%3Dhome',
    )
  })

  it('opens the conversation as a buyer', async () => {
    openConversation.mockResolvedValue('talk-1')
    await renderButton('buyer-1')
    await userEvent.click(button())
    expect(openConversation).toHaveBeenCalledWith('buyer-1', {
      buyer_id: 'buyer-1',
      vendor_id: 'vendor-1',
      subject: { ...subject, title: 'x'.repeat(120) },
    })
    await vi.waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/messages/talk-1'),
    )
  })

  it('begins the message, unless something is typed already (case 19)', async () => {
    openConversation.mockResolvedValue('talk-1')
    await renderButton('buyer-1', undefined, 'Do you deliver to Ikeja, Lagos?')
    await userEvent.click(button())
    await vi.waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('talk-1'))
    expect(readTextDraft('talk-1')).toBe('Do you deliver to Ikeja, Lagos?')
    saveTextDraft('talk-1', 'Good day')
    await userEvent.click(button())
    expect(readTextDraft('talk-1')).toBe('Good day')
  })

  it('opens it in the vendor’s dashboard for the vendor of a sale', async () => {
    openConversation.mockResolvedValue('talk-1')
    await renderButton('vendor-1', 'buyer-1')
    await userEvent.click(button())
    expect(openConversation).toHaveBeenCalledWith(
      'vendor-1',
      expect.objectContaining({ buyer_id: 'buyer-1' }),
    )
    await vi.waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/vendor/messages/talk-1'),
    )
  })

  it('offers nobody to write to their own store', async () => {
    await renderButton('vendor-1')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that one of the two has blocked the other, and not who', async () => {
    const said = vi.spyOn(toast, 'error')
    openConversation.mockRejectedValue(
      Object.assign(new Error('no'), { code: 'permission-denied' }),
    )
    await renderButton('buyer-1')
    await userEvent.click(button())
    await vi.waitFor(() =>
      expect(said).toHaveBeenCalledWith(
        'You can’t write to each other: one of you has blocked the other.',
      ),
    )
    expect(screen.getByTestId('address')).toHaveTextContent('/products/scarf')
  })

  it('stays where it is after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openConversation.mockRejectedValue(new Error('no'))
    await renderButton('buyer-1')
    await userEvent.click(button())
    expect(screen.getByTestId('address')).toHaveTextContent('/products/scarf')
    expect(button()).toBeEnabled()
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

const renderButton = (uid: string | undefined, buyer_id?: string) => {
  session.uid = uid
  render(
    <MemoryRouter initialEntries={['/products/scarf?from=home']}>
      <StartConversationButton vendor_id="vendor-1" subject={subject} buyer_id={buyer_id} />
      <Address />
    </MemoryRouter>,
  )
}
const button = () => screen.getByRole('button', { name: 'Message the vendor' })

afterEach(() => vi.resetAllMocks())

describe('StartConversationButton', () => {
  it('leads who is signed out to the login and back', () => {
    renderButton(undefined)
    expect(screen.getByRole('link', { name: 'Message the vendor' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fproducts%2Fscarf%3Ffrom%3Dhome',
    )
  })

  it('opens the conversation as a buyer', async () => {
    openConversation.mockResolvedValue('talk-1')
    renderButton('buyer-1')
    await userEvent.click(button())
    expect(openConversation).toHaveBeenCalledWith('buyer-1', {
      buyer_id: 'buyer-1',
      vendor_id: 'vendor-1',
      subject: { ...subject, title: 'x'.repeat(120) },
    })
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/messages/talk-1')
  })

  it('opens it in the vendor’s dashboard for the vendor of a sale', async () => {
    openConversation.mockResolvedValue('talk-1')
    renderButton('vendor-1', 'buyer-1')
    await userEvent.click(button())
    expect(openConversation).toHaveBeenCalledWith(
      'vendor-1',
      expect.objectContaining({ buyer_id: 'buyer-1' }),
    )
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/vendor/messages/talk-1')
  })

  it('offers nobody to write to their own store', () => {
    renderButton('vendor-1')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that one of the two has blocked the other, and not who', async () => {
    const said = vi.spyOn(toast, 'error')
    openConversation.mockRejectedValue(
      Object.assign(new Error('no'), { code: 'permission-denied' }),
    )
    renderButton('buyer-1')
    await userEvent.click(button())
    expect(said).toHaveBeenCalledWith(
      'You can’t write to each other: one of you has blocked the other.',
    )
    expect(screen.getByTestId('address')).toHaveTextContent('/products/scarf')
  })

  it('stays where it is after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openConversation.mockRejectedValue(new Error('no'))
    renderButton('buyer-1')
    await userEvent.click(button())
    expect(screen.getByTestId('address')).toHaveTextContent('/products/scarf')
    expect(button()).toBeEnabled()
  })
})

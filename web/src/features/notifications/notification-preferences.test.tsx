import { DEFAULT_MUTED, type Muted } from '@contract/entities/people/notification-preferences'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/api/query-client'
import type { Live } from '@/lib/live/use-live'
import type { PushState } from '@/lib/push/push'
import { api } from '@/lib/testing/fake-api'
import { NotificationPreferences } from './notification-preferences'

const { live, saveChoice, push, toast } = vi.hoisted(() => ({
  live: { muted: {} as unknown, verified: true },
  saveChoice: vi.fn(),
  push: { pushStateFor: vi.fn(), startPush: vi.fn(), stopPush: vi.fn() },
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))
vi.mock('@/lib/live/account', () => ({
  useLiveMuted: () => live.muted,
  saveChoice,
}))
vi.mock('@/lib/push/push', () => push)
vi.mock('@/lib/push/start-push', () => push)
vi.mock('@/ui/feedback/toast', () => ({ toast }))
vi.mock('@/lib/session/session', () => ({
  useSession: () => ({
    status: 'signed_in',
    user: { uid: 'ada', email: 'ada@oja.example', email_verified: live.verified },
  }),
}))

const show = async (muted: Live<Muted>, state: PushState = 'impossible') => {
  live.muted = muted
  push.pushStateFor.mockResolvedValue(state)
  render(<NotificationPreferences />)
  await waitFor(() => expect(push.pushStateFor).toHaveBeenCalledWith('ada'))
}
const box = (name: string) => screen.getByRole('checkbox', { name })
const content: Live<Muted> = { status: 'content', data: DEFAULT_MUTED }

beforeEach(() => {
  vi.clearAllMocks()
  live.verified = true
  api.answers('phoneMessages.show', { channels: [], phone: null })
  saveChoice.mockResolvedValue(undefined)
})

describe('the choices', () => {
  it('begin with letters about all but news, and the app always telling of money', async () => {
    await show(content)
    expect(box('Orders: Email')).toBeChecked()
    expect(box('Announcements: Email')).not.toBeChecked()
    expect(screen.queryByRole('checkbox', { name: 'Payments: In the app' })).toBeNull()
    expect(screen.getAllByText('Always')).toHaveLength(5)
  })

  it('save one kind of one channel at once', async () => {
    await show(content)
    await userEvent.click(box('Orders: Email'))
    expect(saveChoice).toHaveBeenCalledWith(
      'ada',
      { kind: 'order', channel: 'email', isEnabled: false },
      { ...DEFAULT_MUTED, email: ['order', 'announcement'] },
    )
  })

  it('show at once, and are taken back where they could not be saved', async () => {
    let refuse: (reason: Error) => void = () => {}
    const saving = new Promise<void>((_, reject) => {
      refuse = reject
    })
    saveChoice.mockReturnValue(saving)
    await show(content)
    await userEvent.click(box('Orders: Email'))
    expect(box('Orders: Email')).not.toBeChecked()
    await userEvent.click(box('Payments: Email'))
    expect(saveChoice).toHaveBeenLastCalledWith(
      'ada',
      { kind: 'payment', channel: 'email', isEnabled: false },
      { ...DEFAULT_MUTED, email: ['order', 'payment', 'announcement'] },
    )
    refuse(new Error('refused'))
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(2))
    expect(box('Orders: Email')).toBeChecked()
    expect(box('Payments: Email')).toBeChecked()
  })

  it('have a shape while they load, and a way to try again', async () => {
    const retry = vi.fn()
    await show({ status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading your choices' })).toBeInTheDocument()
    document.body.replaceChildren()
    await show({ status: 'error', error: Object.assign(new Error('x'), { code: 'x' }), retry })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('say that no letter comes before the address is verified', async () => {
    live.verified = false
    await show(content)
    expect(screen.getByText(/We send no emails until/)).toBeInTheDocument()
  })
})

describe('pushes', () => {
  it('are not offered where they are not possible', async () => {
    await show(content)
    expect(screen.queryByText('Push on this device')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Push' })).toBeNull()
  })

  it('are asked for by a press and by nothing else', async () => {
    push.startPush.mockResolvedValue('on')
    await show(content, 'off')
    const button = await screen.findByRole('button', { name: 'Switch on' })
    expect(push.startPush).not.toHaveBeenCalled()
    await userEvent.click(button)
    expect(push.startPush).toHaveBeenCalledWith('ada')
    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeInTheDocument()
  })

  it('say what to do where the browser refuses them', async () => {
    await show(content, 'refused')
    expect(await screen.findByText(/Allow them for this site in its settings/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull()
  })
})

describe('messages to a phone', () => {
  it('are offered to who has a verified one, and to nobody else', async () => {
    await show(content)
    expect(screen.queryByText('SMS and WhatsApp')).toBeNull()
    document.body.replaceChildren()
    api.answers('phoneMessages.show', { channels: ['sms'], phone: '+234803 **** 67' })
    queryClient.clear()
    await show(content)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Orders by SMS' }))
    expect(saveChoice).toHaveBeenCalledWith(
      'ada',
      { kind: 'order', channel: 'sms', isEnabled: false },
      { ...DEFAULT_MUTED, sms: ['order'] },
    )
  })
})

import type { ShownPhoneMessages } from '@contract/api/messaging/phone-messages'
import { DEFAULT_MUTED } from '@contract/entities/people/notification-preferences'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PhoneMessages } from './phone-messages'

const SHOWN: ShownPhoneMessages = {
  channels: ['sms', 'whatsapp'],
  phone: '+234803 **** 67',
  whatsapp_url: 'https://wa.me/2348000000000?text=Please',
  whatsapp_since: null,
  stopped_at: null,
}
const AT = { seconds: 1_795_000_000, nanoseconds: 0 }

const show = (change: Partial<ShownPhoneMessages> = {}, muted = DEFAULT_MUTED) => {
  const [onChoose, onTurn] = [vi.fn(), vi.fn()]
  render(
    <PhoneMessages
      shown={{ ...SHOWN, ...change }}
      muted={muted}
      isTurning={false}
      onChoose={onChoose}
      onTurn={onTurn}
    />,
  )
  return { onChoose, onTurn }
}

describe('messages to a phone', () => {
  it('say where they go, and turn one channel off', async () => {
    const { onChoose } = show()
    expect(screen.getByText(/\+234803 \*\*\*\* 67/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Orders by SMS' }))
    expect(onChoose).toHaveBeenCalledWith({ kind: 'order', channel: 'sms', isEnabled: false })
  })

  it('are asked for by WhatsApp with the ready text, once', () => {
    show()
    const link = screen.getByRole('link', { name: 'Get updates on WhatsApp' })
    expect(link).toHaveAttribute('href', SHOWN.whatsapp_url)
    document.body.replaceChildren()
    show({ whatsapp_since: AT })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText(/Write STOP there/)).toBeInTheDocument()
  })

  it('that were stopped are turned on again, and choose nothing until then', async () => {
    const { onTurn } = show({ stopped_at: AT })
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Turn on again' }))
    expect(onTurn).toHaveBeenCalledWith(true)
  })

  it('offer no channel that there isn’t', () => {
    show({ channels: ['sms'], whatsapp_url: null })
    expect(screen.queryByRole('checkbox', { name: 'Orders by WhatsApp' })).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

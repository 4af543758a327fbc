import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChannelChoice } from './channel-choice'

const session = vi.hoisted(() => ({ user: undefined as { email_verified: boolean } | undefined }))
vi.mock('@/lib/session/session', () => ({ useSession: () => session }))

const register = { name: 'channel', onChange: vi.fn(), onBlur: vi.fn(), ref: vi.fn() } as const

it.each([
  [true, 30],
  [false, 10],
])('an address that is verified (%s) has %d minutes to pay', (email_verified, minutes) => {
  session.user = { email_verified }
  render(<ChannelChoice channels={['bank_transfer', 'card']} register={register} />)
  expect(
    screen.getByText(new RegExp(`^Send the exact amount within ${minutes} minutes`)),
  ).toBeVisible()
  expect(screen.getByText(`Your items wait ${minutes} minutes for the payment.`)).toBeVisible()
  expect(screen.queryByText(/Verify your email address first to have 30\./) !== null).toBe(
    !email_verified,
  )
})

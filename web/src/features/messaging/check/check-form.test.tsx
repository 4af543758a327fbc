import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { CheckForm } from './check-form'

vi.mock('@/lib/session/restore-session', async (actual) => ({
  ...(await actual<object>()),
  bootSession: async () => {},
}))

const user = {
  uid: 'ada',
  name: 'Ada Obi',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user' as const],
}
const NOTHING = { verdict: 'not_ours' as const, title: 'This is not ours', text: 'x', orders: [] }

const check = (text: string) => {
  render(<CheckForm />, { wrapper: MemoryRouter })
  fireEvent.change(screen.getByLabelText('Message, link or code'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Check it' }))
}

describe('a visitor', () => {
  beforeEach(() => publishSession({ status: 'signed_out', by_choice: false }))

  it('is told what everybody is told', async () => {
    api.answers('check.message', NOTHING)
    check(' Oja: ₦50,000 is held ')
    expect(await screen.findByRole('heading', { name: 'This is not ours' })).toBeVisible()
    expect(api.calls('check.message')[0]?.body).toEqual({ text: 'Oja: ₦50,000 is held' })
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  it('is shown the way to log in where only that can tell', async () => {
    api.answers('check.message', { ...NOTHING, verdict: 'sign_in', title: 'Log in to check this' })
    check('OJA-20260131-K3F9QZ')
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fcheck',
    )
  })

  it('keeps what was pasted if it could not be checked', async () => {
    api.answers('check.message', (_call, refuse) => refuse('request/rate-limited'))
    check('something')
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests')
    expect(screen.getByLabelText('Message, link or code')).toHaveValue('something')
  })
})

it('shows a vendor what is true of the order, with its page', async () => {
  publishSession({ status: 'signed_in', user })
  api.answers('check.own', {
    verdict: 'yours',
    title: 'This is Oja’s',
    text: 'This is what is true now.',
    orders: [
      {
        transaction_id: 't1',
        party: 'vendor',
        title: 'Cap',
        text: 'Paid and held: ₦12,500 is held for you. Send by Fri.',
      },
    ],
  })
  check('t1')
  expect(await screen.findByText(/₦12,500 is held for you/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cap' })).toHaveAttribute(
    'href',
    '/dashboard/vendor/sales/t1',
  )
})

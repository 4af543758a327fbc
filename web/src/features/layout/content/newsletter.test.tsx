import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { toast } from '@/ui/feedback/toast'
import { Newsletter } from './newsletter'

vi.mock('@/ui/feedback/toast', () => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))

const field = () => screen.getByLabelText('Email')
const thanks = () => screen.queryByText('Thank you for subscribing!')

const submit = (email: string) =>
  act(async () => {
    fireEvent.change(field(), { target: { value: email } })
    fireEvent.submit(field())
  })

beforeEach(() => {
  vi.clearAllMocks()
  render(<Newsletter />)
})

describe('Newsletter', () => {
  it('sends the address and the part before the at sign as name', async () => {
    api.answers('public.newsletter', { done: true })
    await submit('  Ada@Example.com ')
    expect(api.sent('public.newsletter')).toEqual([
      { body: { email: 'ada@example.com', name: 'ada' } },
    ])
    expect(toast.success).toHaveBeenCalledWith('Thank you for subscribing!')
    expect(field()).toHaveValue('')
  })

  it('thanks for 3 seconds', async () => {
    vi.useFakeTimers()
    api.answers('public.newsletter', { done: true })
    await submit('ada@example.com')
    expect(thanks()).toBeVisible()
    act(() => vi.advanceTimersByTime(2_999))
    expect(thanks()).toBeVisible()
    act(() => vi.advanceTimersByTime(1))
    expect(thanks()).toBeNull()
  })

  it('requires an address, on submit and on blur, and clears the error on focus', async () => {
    await submit('   ')
    expect(api.calls()).toEqual([])
    expect(screen.getByText('Email is required')).toBeVisible()
    fireEvent.focus(field())
    expect(screen.queryByText('Email is required')).toBeNull()
    fireEvent.blur(field())
    expect(field()).toHaveAccessibleDescription('Email is required')
  })

  it('keeps the address and says so when subscribing fails', async () => {
    api.refuses('public.newsletter', 'request/rate-limited')
    await submit('ada@example.com')
    expect(toast.error).toHaveBeenCalledWith('Failed to subscribe to newsletter')
    expect(screen.getByText('Failed to subscribe to newsletter')).toBeVisible()
    expect(field()).toHaveValue('ada@example.com')
    fireEvent.focus(field())
    expect(screen.queryByText('Failed to subscribe to newsletter')).toBeNull()
  })

  it('says of a mistyped address that it is one, asked or not', async () => {
    const mistyped = 'The email address is badly formatted.'
    await submit('ada@')
    expect(api.calls()).toEqual([])
    expect(field()).toHaveAccessibleDescription(mistyped)
    fireEvent.focus(field())
    api.refuses('public.newsletter', 'request/invalid', {
      fields: { email: 'Invalid email address' },
    })
    await submit('ada@example')
    expect(field()).toHaveAccessibleDescription(mistyped)
  })

  it('sends once while it is sending', async () => {
    api.never('public.newsletter')
    await submit('ada@example.com')
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDisabled()
    await submit('ada@example.com')
    expect(api.calls()).toHaveLength(1)
  })
})

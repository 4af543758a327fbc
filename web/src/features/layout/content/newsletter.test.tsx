import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import { apiError } from '@/lib/api/api-error'
import { toast } from '@/ui/feedback/toast'
import { Newsletter } from './newsletter'

vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))
vi.mock('@/ui/feedback/toast', () => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))

const callApi = vi.mocked(call)
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
    callApi.mockResolvedValue({ done: true })
    await submit('  Ada@Example.com ')
    expect(callApi.mock.calls[0]?.[1]).toEqual({ body: { email: 'ada@example.com', name: 'ada' } })
    expect(toast.success).toHaveBeenCalledWith('Thank you for subscribing!')
    expect(field()).toHaveValue('')
  })

  it('thanks for 3 seconds', async () => {
    vi.useFakeTimers()
    callApi.mockResolvedValue({ done: true })
    await submit('ada@example.com')
    expect(thanks()).toBeVisible()
    act(() => vi.advanceTimersByTime(2_999))
    expect(thanks()).toBeVisible()
    act(() => vi.advanceTimersByTime(1))
    expect(thanks()).toBeNull()
  })

  it('requires an address, on submit and on blur, and clears the error on focus', async () => {
    await submit('   ')
    expect(callApi).not.toHaveBeenCalled()
    expect(screen.getByText('Email is required')).toBeVisible()
    fireEvent.focus(field())
    expect(screen.queryByText('Email is required')).toBeNull()
    fireEvent.blur(field())
    expect(field()).toHaveAccessibleDescription('Email is required')
  })

  it('keeps the address and says so when subscribing fails', async () => {
    callApi.mockRejectedValue(new Error('429'))
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
    expect(callApi).not.toHaveBeenCalled()
    expect(field()).toHaveAccessibleDescription(mistyped)
    fireEvent.focus(field())
    callApi.mockRejectedValue(
      apiError('json', 'Some fields need your attention.', {
        details: { fields: { email: 'Invalid email address' } },
      }),
    )
    await submit('ada@example')
    expect(field()).toHaveAccessibleDescription(mistyped)
  })

  it('sends once while it is sending', async () => {
    callApi.mockReturnValue(new Promise(() => {}))
    await submit('ada@example.com')
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDisabled()
    await submit('ada@example.com')
    expect(callApi).toHaveBeenCalledOnce()
  })
})

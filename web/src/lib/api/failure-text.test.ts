import { describe, expect, it, vi } from 'vitest'
import { apiError } from './api-error'
import {
  ACTION_FAILED,
  failureText,
  htmlErrorText,
  inlineFailureText,
  showFailure,
} from './failure-text'

const { toast } = vi.hoisted(() => ({ toast: { error: vi.fn() } }))
vi.mock('@/ui/feedback/toast', () => ({ toast }))

const refused = (message: string, code = '') => apiError('json', message, { status: 409, code })

describe('section 8, HTTP', () => {
  it.each([
    [404, 'The requested resource was not found.'],
    [500, 'A server error occurred. Please try again later.'],
    [502, 'A server error occurred. Please try again later.'],
    [599, 'A server error occurred. Please try again later.'],
    [400, 'An unexpected error occurred.'],
    [403, 'An unexpected error occurred.'],
    [418, 'An unexpected error occurred.'],
  ])('HTML %i says: %s', (status, text) => {
    expect(htmlErrorText(status)).toBe(text)
  })

  it.each([
    [refused('Sold out.', 'product/out-of-stock'), 'Error 409: Sold out.'],
    [refused('', 'product/out-of-stock'), 'Error 409: product/out-of-stock'],
    [refused(''), 'Error 409: An error occurred.'],
  ])('a refusal in JSON says its message, else its code, else the fallback', (error, text) => {
    expect(failureText(error)).toBe(text)
  })

  it('anything else says: Something went wrong. Please try again.', () => {
    expect(ACTION_FAILED).toBe('Something went wrong. Please try again.')
    expect(failureText(new Error('boom'))).toBe(ACTION_FAILED)
    expect(failureText('boom')).toBe(ACTION_FAILED)
    expect(failureText(apiError('unexpected', 'Failed to fetch data'))).toBe(ACTION_FAILED)
  })

  it('is told in a toast, or inline instead where a callback is given', () => {
    showFailure(new Error('boom'))
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(ACTION_FAILED)
    const inline = vi.fn()
    showFailure(new Error('boom'), inline)
    expect(inline).toHaveBeenCalledExactlyOnceWith(ACTION_FAILED)
    expect(toast.error).toHaveBeenCalledOnce()
  })

  it('says inline what the server said, without the status', () => {
    expect(inlineFailureText(refused('Sold out.'))).toBe('Sold out.')
    expect(inlineFailureText(refused(''))).toBe(ACTION_FAILED)
  })
})

import { expect, it, vi } from 'vitest'
import { publishSession, type SessionUser } from '../session/session-store'
import { apiError } from './api-error'
import { queryClient, SHOWS_TOAST } from './query-client'

const { toast } = vi.hoisted(() => ({ toast: { error: vi.fn() } }))
vi.mock('@/ui/feedback/toast', () => ({ toast }))

const person = (uid: string): SessionUser => ({
  uid,
  name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
})

it('section 9: stale after 5 minutes, kept 10 minutes, refetched on focus, 1 retry', () => {
  expect(queryClient.getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: true,
    retry: 1,
    networkMode: 'offlineFirst',
  })
})

const failWith = (meta?: Record<string, unknown>) =>
  queryClient
    .fetchQuery({
      queryKey: ['failing', meta],
      queryFn: () =>
        Promise.reject(apiError('html', 'A server error occurred. Please try again later.')),
      retry: false,
      ...(meta && { meta }),
    })
    .catch(() => undefined)

it('tells in a toast what nothing on the page would say, and nothing else', async () => {
  await failWith()
  await new Promise((done) => setTimeout(done, 50))
  expect(toast.error).not.toHaveBeenCalled()
  await failWith(SHOWS_TOAST)
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'A server error occurred. Please try again later.',
    ),
  )
})

it('forgets what it fetched when another user comes, before that user is shown', () => {
  publishSession({ status: 'signed_in', user: person('ada') })
  queryClient.setQueryData(['wallet'], 12_500)
  publishSession({ status: 'signed_in', user: { ...person('ada'), name: 'Ada O.' } })
  expect(queryClient.getQueryData(['wallet'])).toBe(12_500)
  publishSession({ status: 'signed_out', by_choice: true })
  expect(queryClient.getQueryData(['wallet'])).toBeUndefined()
})

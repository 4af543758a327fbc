import { expect, it } from 'vitest'
import { queryClient } from './query-client'
import { publishSession, type SessionUser } from './session-store'

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
  })
})

it('forgets what it fetched when another user comes, before that user is shown', () => {
  publishSession({ status: 'signed_in', user: person('ada') })
  queryClient.setQueryData(['wallet'], 12_500)
  publishSession({ status: 'signed_in', user: { ...person('ada'), name: 'Ada O.' } })
  expect(queryClient.getQueryData(['wallet'])).toBe(12_500)
  publishSession({ status: 'signed_out', by_choice: true })
  expect(queryClient.getQueryData(['wallet'])).toBeUndefined()
})

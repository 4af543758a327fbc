import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { publishSession } from '../session/session-store'
import { api } from '../testing/fake-api'
import { person } from '../testing/stage'
import { useLiveNotifications } from './account'
import { useLiveConversations } from './messages'
import { useLiveVendorProducts } from './selling'
import { useLiveTransactions } from './transactions'

vi.mock('./load-sdk', () => ({ isSdkHere: () => false, loadSdk: () => new Promise(() => {}) }))

beforeEach(() => act(() => publishSession({ status: 'signed_in', user: person() })))

/** More than the API gives at once: the first of them until the listener has all. */
const MANY = 200

it.each([
  ['transactions.list', () => useLiveTransactions({ as: 'vendor', limit: MANY })],
  ['users.notifications', () => useLiveNotifications('all', MANY)],
  ['messages.list', () => useLiveConversations(MANY)],
  ['vendors.products', () => useLiveVendorProducts('all', MANY)],
] as const)('%s is asked for what it gives at once', async (name, useList) => {
  api.answers(name, { items: [] } as never)
  const { result } = renderHook((): { status: string } => useList())
  await waitFor(() => expect(result.current.status).toBe('content'))
  expect(api.sent(name)[0]?.query).toMatchObject({ limit: '60' })
})

import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { EscrowCode } from '../actions/escrow-code'
import { TransactionPage } from './transaction-page'

const known = vi.hoisted(() => ({ live: { status: 'loading' } as object }))
vi.mock('@/lib/live/transactions', () => ({
  useLiveTransaction: () => known.live,
  useLiveBuyerSecret: () => known.live,
}))

const NOT_HERE = 'Not on this device yet. Opens by itself once you are online.'
const connect = (onLine: boolean) => vi.stubGlobal('navigator', { ...navigator, onLine })
const user = {
  uid: 'ada',
  name: 'Ada Obi',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user' as const],
}
const show = (node: ReactNode) => render(node, { wrapper: MemoryRouter })
const open = () => show(<TransactionPage id="t1" party="buyer" />)

beforeEach(() => {
  known.live = { status: 'loading' }
  act(() => publishSession({ status: 'signed_in', user }))
})

it('says without a connection that a purchase is not on this device, not that there is none', () => {
  connect(false)
  open()
  expect(screen.getByText(NOT_HERE)).toBeVisible()
  expect(screen.queryByText(/no such purchase/)).toBeNull()
})

it('says the same of an escrow code, and no failure', () => {
  connect(false)
  show(<EscrowCode transaction_id="t1" />)
  expect(screen.getByText(NOT_HERE)).toBeVisible()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

it('is loading with a connection, and missing once the server says so', () => {
  connect(true)
  open()
  expect(screen.getByRole('status', { name: 'Loading the purchase' })).toBeVisible()
  known.live = { status: 'content', data: null }
  open()
  expect(screen.getByText('There is no such purchase')).toBeVisible()
})

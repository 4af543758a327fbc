import { timestampFromMillis } from '@contract/time'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asked, SELLER, sampleImage } from '@/features/orders/requests/testing/sample'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, press, show } from '@/lib/testing/stage'
import Request from './request'

vi.mock('@/lib/session/restore-session', async (actual) => ({
  ...(await actual<object>()),
  bootSession: async () => {},
}))

const VENDOR = person({ uid: 'drums', roles: ['user', 'vendor'] })
const signIn = (user = VENDOR) => act(() => publishSession({ status: 'signed_in', user }))
const open = (one = asked()) => {
  api.answers('deals.show', one)
  show(<Request />, { at: '/r/ABCDE-FGHJK', path: '/r/:code' })
}

beforeEach(() => {
  api.answers('requests.list', [])
  signIn()
})

describe('a link that a buyer sent', () => {
  it('says what is asked for, and leads a visitor to the login', async () => {
    act(() => publishSession({ status: 'signed_out', by_choice: false }))
    open()
    expect(await screen.findByRole('heading', { name: 'A talking drum' })).toBeVisible()
    expect(screen.getByText('Delivered for ₦2,000, within 5 working days')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in to accept' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fr%2FABCDE-FGHJK',
    )
    expect(api.calls('requests.list')).toEqual([])
  })

  it('shows its pictures', async () => {
    const { terms } = asked().deal
    open(asked({ terms: { ...terms, images: [sampleImage('front'), sampleImage('back')] } }))
    const pictures = await screen.findByRole('region', { name: 'Pictures of A talking drum' })
    expect(within(pictures).getAllByRole('img').length).toBeGreaterThan(0)
  })

  it('is accepted in the terms that are seen', async () => {
    open(asked({ version: 3 }))
    await screen.findByRole('button', { name: 'Accept and sell it' })
    api.answers('requests.answer', asked({ version: 3 }, SELLER))
    press('Accept and sell it')
    expect(await screen.findByText(/You accepted/)).toBeVisible()
    expect(api.calls('requests.answer')[0]?.body).toEqual({
      version: 3,
      vendor_id: 'drums',
      accepts: true,
    })
  })

  it('is read again where another was first', async () => {
    open()
    await screen.findByRole('button', { name: 'Accept and sell it' })
    api.refuses('requests.answer', 'deal/taken')
    api.answers('deals.show', asked({}, { ...SELLER, vendor_id: 'other' }))
    press('Accept and sell it')
    expect(await screen.findByText('A seller has accepted this already.')).toBeVisible()
  })

  it('is declined, or taken back', async () => {
    open(asked({}, SELLER))
    await screen.findByText(/You accepted/)
    api.answers('requests.answer', asked())
    press('Take it back')
    expect(await screen.findByRole('button', { name: 'Not for me' })).toBeVisible()
    press('Not for me')
    await vi.waitFor(() => expect(api.calls('requests.answer')).toHaveLength(2))
    for (const { body } of api.calls('requests.answer')) expect(body.accepts).toBe(false)
  })

  it('says that nothing is to be sent before it is paid', async () => {
    open(asked({ consented_at: timestampFromMillis(1) }, SELLER))
    expect(await screen.findByText(/Send nothing before/)).toBeVisible()
  })

  it('leads who has no store to opening one, and who asked to their own page', async () => {
    signIn(person())
    open()
    expect(await screen.findByRole('link', { name: 'Open a store' })).toBeVisible()
    api.answers('requests.list', [asked()])
  })

  it('leads who asked to their own page', async () => {
    api.answers('requests.list', [asked()])
    open()
    expect(
      await screen.findByRole('link', { name: 'This is your request: open it' }),
    ).toHaveAttribute('href', '/dashboard/requests/r1r1r1r1r1r1r1r1r1r1')
  })

  it.each([
    ['withdrawn', 'The buyer withdrew this request.'],
    ['expired', 'The time of this request is over.'],
    ['sold_out', 'This is bought and paid.'],
  ] as const)('that is %s can’t be accepted', async (state, text) => {
    open(asked({ state }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept and sell it' })).toBeNull()
  })

  it.each(['deal/not-found', 'deal/seller-gone'] as const)('with %s says so', async (code) => {
    api.refuses('deals.show', code)
    show(<Request />, { at: '/r/ABCDE-FGHJK', path: '/r/:code' })
    expect(await screen.findByText('This request isn’t available')).toBeVisible()
  })

  it('warns of words that lead outside', async () => {
    open(asked({ flags: ['contact'] }))
    expect(await screen.findByText(/leads outside of Oja/)).toBeVisible()
  })
})

it('says in place what could not be sent, and can be accepted again', async () => {
  open()
  await screen.findByRole('button', { name: 'Accept and sell it' })
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press('Accept and sell it')
  expect(await screen.findByText(/You are offline/)).toBeVisible()
  expect(api.calls('requests.answer')).toEqual([])
  connection.mockRestore()
  api.answers('requests.answer', asked({}, SELLER))
  press('Accept and sell it')
  expect(await screen.findByText(/You accepted/)).toBeVisible()
})

import { timestampFromMillis } from '@contract/time'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, press, show } from '@/lib/testing/stage'
import { OwnRequest } from './own-request'
import { OwnRequests } from './own-requests'
import { asked, SELLER, sampleImage } from './testing/sample'

const agreed = { consented_at: timestampFromMillis(Date.UTC(2026, 10, 20)) }
const answers = () => api.calls('requests.answer').map(({ body }) => body)
const open = (one = asked()) => {
  api.answers('requests.list', [one])
  show(<OwnRequest id={one.deal.id} />)
}

beforeEach(() => act(() => publishSession({ status: 'signed_in', user: person() })))

describe('a request of one’s own', () => {
  it('that waits has its link to send, and isn’t paid', async () => {
    open()
    expect(await screen.findByText('Send this link to the seller')).toBeVisible()
    expect(screen.getByRole('button', { name: 'WhatsApp' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay safely' })).toBeNull()
  })

  it('shows its pictures, which open whole', async () => {
    const { terms } = asked().deal
    open(asked({ terms: { ...terms, images: [sampleImage('front'), sampleImage('back')] } }))
    const list = await screen.findByRole('list', { name: 'Pictures' })
    const links = within(list).getAllByRole('link', { name: /^A talking drum, picture/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/front-1280.webp',
      '/back-1280.webp',
    ])
  })

  it('that somebody accepted shows who they are, and is paid after agreeing', async () => {
    open(asked({}, SELLER))
    expect(await screen.findByText('Is this whom you wrote with?')).toBeVisible()
    for (const text of [/Verified: .* Ayo B\.’s/, '12 completed sales', 'No disputes'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay safely' })).toBeNull()
    api.answers('requests.answer', asked(agreed, SELLER))
    press('Yes, buy from Ayan Drums')
    expect(await screen.findByRole('link', { name: 'Pay safely' })).toHaveAttribute(
      'href',
      '/checkout/deals/ABCDE-FGHJK?version=1',
    )
    expect(answers()).toEqual([{ version: 1, vendor_id: 'drums', accepts: true }])
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
  })

  it('is open for others once its seller is declined', async () => {
    open(asked({}, SELLER))
    await screen.findByText('Is this whom you wrote with?')
    api.answers('requests.answer', asked())
    press('Decline Ayan Drums')
    expect(await screen.findByText('Send this link to the seller')).toBeVisible()
    expect(answers()).toEqual([{ version: 1, vendor_id: 'drums', accepts: false }])
  })

  it('says what was refused, and reads again who it is', async () => {
    open(asked({}, SELLER))
    await screen.findByText('Is this whom you wrote with?')
    api.refuses('requests.answer', 'deal/changed')
    api.answers('requests.list', [asked({}, { ...SELLER, vendor_id: 'b', name: 'Other Drums' })])
    press('Yes, buy from Ayan Drums')
    expect(await screen.findByText(/This changed since you looked/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Yes, buy from Other Drums' })).toBeVisible()
  })

  it('is withdrawn', async () => {
    open()
    await screen.findByText('Send this link to the seller')
    api.answers('requests.answer', asked({ state: 'withdrawn' }))
    press('Withdraw the request')
    await screen.findByRole('dialog', { name: 'Withdraw this request?' })
    expect(answers()).toEqual([])
    press('Withdraw it')
    expect(await screen.findByText('Withdrawn')).toBeVisible()
    expect(answers()).toEqual([{ version: 1, accepts: false }])
    expect(screen.queryByRole('button', { name: 'Withdraw the request' })).toBeNull()
  })

  it.each([
    ['sold_out', 'Bought'],
    ['expired', 'Its time is over'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('that is %s can’t be paid, nor its seller declined', async (state, text) => {
    open(asked({ state, ...agreed }, SELLER))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: /buy from/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Pay safely' })).toBeNull()
  })

  it('whose seller can’t be paid for now is still declined', async () => {
    open(asked({ state: 'paused', ...agreed }, SELLER))
    expect(await screen.findByText('The seller can’t be paid now')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Don’t buy from Ayan Drums' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay safely' })).toBeNull()
  })

  it('that isn’t there is said', async () => {
    api.answers('requests.list', [])
    show(<OwnRequest id="nothing" />)
    expect(await screen.findByText('There is no such request')).toBeVisible()
  })
})

describe('the list of requests', () => {
  it('has each with what is waited for', async () => {
    const other = asked(
      { id: 'r2r2r2r2r2r2r2r2r2r2', terms: { ...asked().deal.terms, title: 'A stool' } },
      SELLER,
    )
    api.answers('requests.list', [asked(), other])
    show(<OwnRequests />)
    expect(await screen.findByRole('link', { name: 'A talking drum' })).toBeVisible()
    expect(screen.getByText('Waiting for a seller')).toBeVisible()
    expect(screen.getByText('Accepted: look at the seller')).toBeVisible()
  })

  it('without any says what they are for, and one that failed is tried again', async () => {
    api.refuses('requests.list', 'service/unavailable')
    show(<OwnRequests />)
    const again = await screen.findByRole('button', { name: /try again/i })
    api.answers('requests.list', [])
    act(() => again.click())
    await waitFor(() =>
      expect(screen.getByText('You haven’t asked for anything yet')).toBeVisible(),
    )
  })
})

describe('an answer that could not be sent', () => {
  it.each([
    ['Yes, buy from Ayan Drums', asked({}, SELLER)],
    ['Decline Ayan Drums', asked({}, SELLER)],
  ])('is said in place: %s', async (name, one) => {
    open(one)
    await screen.findByRole('button', { name })
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    press(name)
    expect(await screen.findByText(/You are offline/)).toBeVisible()
    expect(screen.getByRole('button', { name })).toBeEnabled()
    connection.mockRestore()
    api.refuses('requests.answer', 'service/unavailable')
    press(name)
    await waitFor(() => expect(answers()).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
    expect(screen.queryByText(/You are offline/)).toBeNull()
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true)
  })
})

import { MINUTE_MS, timestampFromMillis } from '@contract/time'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { DealPage } from './deal-page'
import { DealSheet } from './deal-sheet'
import { DealsPage } from './deals-page'
import { sampleDeal } from './testing/sample-deal'

const ID = 'd'.repeat(20)
const LINK = 'http://localhost:3000/d/ABCDE-FGHJK'

beforeEach(() => {
  localStorage.clear()
  api.answers('deals.get', sampleDeal({ sold: 1, reserved: 1 }))
})

const open = async () => {
  show(<DealPage id={ID} />)
  await screen.findByRole('heading', { level: 1, name: 'Two iroko stools' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const counted = (label: string) =>
  within(screen.getByText(label).parentElement as HTMLElement).getByRole('definition')

describe('an own deal', () => {
  it('is sent with its link, its price and the one host', async () => {
    await open()
    const whatsApp = screen.getByRole('link', { name: 'Send it on WhatsApp' })
    const sent = new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text') ?? ''
    expect(sent).toMatch(/^Two iroko stools, ₦4,000\. Pay safely with Oja/)
    expect(sent).toContain(`The only address is ${new URL(LINK).host}: ${LINK}`)
    await press('Show a QR code')
    expect(
      await screen.findByRole('img', { name: 'QR code that opens Two iroko stools' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Print it on a sheet' })).toHaveAttribute(
      'href',
      `/dashboard/vendor/deals/${ID}/sheet`,
    )
  })

  it('that ended is opened again in two taps for who paid too late, with room for them', async () => {
    const picture = {
      path: 'products/ada/1/a.jpg',
      url: '/a.webp',
      url_640: '/b.webp',
      url_320: '/c.webp',
    }
    const ended = sampleDeal({ state: 'sold_out', sold: 5, late: 2, terms: { images: [picture] } })
    api.answers('deals.get', ended)
    api.answers('deals.update', sampleDeal({ version: 2, sold: 5, terms: { uses: 7 } }))
    await open()
    expect(screen.getByText(/^2 payments came after the deal had ended/)).toBeVisible()
    await press('Open it again for these buyers')
    expect(await screen.findByText(/It is offered 2 times more\./)).toBeVisible()
    await press('Open it again')
    await waitFor(() => expect(api.calls('deals.update')).toHaveLength(1))
    const { images: _, ...terms } = ended.terms
    const sent = { ...terms, uses: 7, image_paths: [picture.path], days: 3 }
    expect(api.calls('deals.update')[0]?.body).toEqual(sent)
    await waitFor(() => expect(screen.queryByText(/payments came after/)).toBeNull())
  })

  it('that was taken down says why, and that it isn’t the seller’s to open', async () => {
    const taken_down = 'It is a copy of a protected label.'
    api.answers('deals.get', sampleDeal({ state: 'withdrawn', taken_down }))
    await open()
    expect(screen.getByText(/^We took it down: It is a copy of a protected label\./)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Write to us/ })).toHaveAttribute('href', '/contact')
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  it('says how often it was opened, what is paid, being paid and left, until when, and where its orders are', async () => {
    const held_until = timestampFromMillis(Date.now() + 9 * MINUTE_MS)
    api.answers('deals.get', sampleDeal({ opened: 12, sold: 1, reserved: 1, held_until }))
    await open()
    const labels = ['Opened', 'Paid', 'Being paid', 'Left']
    expect(labels.map((label) => counted(label).textContent)).toEqual(['12', '1', '1', '3'])
    expect(screen.getByText(/^Someone is paying until/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See its orders' })).toHaveAttribute(
      'href',
      '/dashboard/vendor/sales?q=Two+iroko+stools',
    )
  })

  it('names nobody paying once their time is over', async () => {
    const held_until = timestampFromMillis(Date.now() - MINUTE_MS)
    api.answers('deals.get', sampleDeal({ reserved: 1, held_until }))
    await open()
    expect(screen.queryByText(/^Someone is paying/)).toBeNull()
  })

  it('is withdrawn after what happens to who pays was said', async () => {
    api.answers('deals.withdraw', sampleDeal({ state: 'withdrawn', reserved: 1 }))
    await open()
    await press('Withdraw')
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw “Two iroko stools”?' })
    expect(dialog).toHaveTextContent(/Whoever is paying now may finish.*What was paid stays/)
    expect(api.calls('deals.withdraw')).toEqual([])
    api.answers('deals.get', sampleDeal({ state: 'withdrawn', reserved: 1 }))
    await press('Withdraw the deal')
    expect(await screen.findByText(/^You withdrew it/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Send it on WhatsApp' })).toBeNull()
    expect(api.sent('deals.withdraw')).toEqual([{ params: { id: ID } }])
  })

  it('stays as it is while it can’t be withdrawn', async () => {
    api.loses('deals.withdraw')
    await open()
    await press('Withdraw')
    await press('Withdraw the deal')
    expect(await screen.findByRole('alert')).toHaveTextContent(/check your connection/)
    expect(screen.getByRole('link', { name: 'Edit' })).toBeInTheDocument()
  })

  it('stays ended while it can’t be opened again, which its dialog says', async () => {
    api.answers('deals.get', sampleDeal({ state: 'expired', late: 1 }))
    await open()
    await press('Open it again for this buyer')
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('Open it again')
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
    connection.mockRestore()
    api.refuses('deals.update', 'vendor/suspended')
    await press('Open it again')
    await vi.waitFor(() => expect(api.calls('deals.update')).toHaveLength(1))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('of somebody else leads back to the own ones', async () => {
    api.refuses('deals.get', 'deal/not-found')
    show(<DealPage id={ID} />)
    expect(await screen.findByText('You have no such deal')).toBeVisible()
  })
})

it('a sheet has code, price and the one host', async () => {
  show(<DealSheet id={ID} />)
  expect(await screen.findByText('ABCDE-FGHJK')).toBeVisible()
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(screen.getAllByText(new RegExp(new URL(LINK).host)).length).toBeGreaterThan(0)
})

describe('the list of own deals', () => {
  it('shows each as it stands, with what warns buyers', async () => {
    const items = [
      sampleDeal({ flags: ['contact'] }),
      sampleDeal({ id: 'e'.repeat(20), state: 'sold_out', sold: 5 }),
      sampleDeal({ id: 'f'.repeat(20), state: 'expired' }),
    ]
    api.answers('deals.list', { items, total: 3, page: 1, limit: 20 })
    show(<DealsPage />)
    const rows = await screen.findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/open.*₦4,000.*Open until.*Left5.*warning/)
    expect(rows[1]).toHaveTextContent(/sold out.*Paid5.*Left0/)
    expect(rows[2]).toHaveTextContent(/expired.*Ended/)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('says what a deal is where there is none', async () => {
    api.answers('deals.list', { items: [], total: 0, page: 1, limit: 20 })
    show(<DealsPage />)
    expect(await screen.findByText('No deals yet')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Make a deal' })[0]).toHaveAttribute(
      'href',
      '/dashboard/vendor/deals/new',
    )
  })

  it('has pages', async () => {
    api.answers('deals.list', { items: [sampleDeal()], total: 21, page: 1, limit: 20 })
    show(<DealsPage />)
    await screen.findByRole('listitem')
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(api.sent('deals.list')[1]?.query).toMatchObject({ page: '2' }))
  })

  it('that can’t be loaded is asked for again', async () => {
    api.loses('deals.list')
    show(<DealsPage />)
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible()
  })
})

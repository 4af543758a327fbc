import type { ShownDeal } from '@contract/api/orders/deals'
import { timestampFromMillis } from '@contract/time'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { home, pay, receive } from '@/features/orders/testing/open-checkout'
import { CODE, DEAL_ID, sampleShown } from '@/features/orders/testing/sample-deal'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, show } from '@/lib/testing/stage'
import DealCheckoutPage from './deal'

vi.mock('@/lib/live/account', () => ({ saveChannel: async () => {} }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('@/features/orders/checkout/destination/account-choices', async () => ({
  default: (await import('@/features/orders/testing/open-checkout')).AccountChoices,
}))

const PRICES: Record<number, number> = { 2: 1_250_000, 3: 1_350_000 }
const TOTALS: Record<number, number> = { 2: 1_473_125, 3: 1_574_375 }
const CHANNELS = ['bank_transfer', 'card', 'bank', 'ussd'] as const

const versionOf = (version: number): ShownDeal => {
  const { terms } = sampleShown().deal
  return sampleShown({ version, terms: { ...terms, price_minor: PRICES[version] ?? 0 } })
}

/** The server's deal has this version; the cache may still have another. */
const server = (current: number, cached = current, channels: readonly string[] = CHANNELS) => {
  api.answers(
    'deals.show',
    ({ query }) => versionOf(query.version === undefined ? cached : current) as never,
  )
  const answer = ({ body }: { body: { deal?: { version: number } | undefined } }) =>
    ({
      stores: [
        {
          vendor_id: 'seller',
          name: 'Tunde’s Looms',
          goods_minor: PRICES[current],
          quote: {
            version: 1,
            options: [{ method: 'courier', fee_minor: 200_000, days_min: 1, days_max: 3 }],
          },
          times: { working_days: [1, 2, 3, 4, 5, 6], cutoff_hour: 16, handling_days: 1 },
          method: 'courier',
          delivery_fee_minor: 200_000,
          escrow_fee_minor: (TOTALS[current] ?? 0) - (PRICES[current] ?? 0) - 200_000,
          vendor_fee_minor: 23_125,
          channels,
        },
      ],
      changes:
        body.deal?.version === current
          ? []
          : [{ kind: 'terms', deal_id: DEAL_ID, version: current }],
      total_minor: TOTALS[current],
    }) as never
  api.answers('checkouts.offer', answer)
}

const open = (seen: number) =>
  show(<DealCheckoutPage />, {
    at: `/checkout/deals/${CODE}?version=${seen}`,
    path: '/checkout/deals/:code',
  })

beforeEach(() => {
  act(() => publishSession({ status: 'signed_in', user: person() }))
  api.answers('transactions.list', { items: [] })
  api.answers('public.locations', { Lagos: ['Ikeja'] } as never)
  vi.spyOn(window.location, 'assign')
    .mockReset()
    .mockImplementation(() => {})
})

it('pays the version that was seen, and says who pays what of the fee', async () => {
  server(2)
  open(2)
  expect(await screen.findByText('Your part of the escrow fee')).toBeVisible()
  expect(screen.getByText(/Tunde’s Looms pays/)).toHaveTextContent('₦231.25')
  expect(screen.getByText(/banks add ₦50 stamp duty/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await receive(home)
  api.answers('checkouts.create', { authorization_url: 'https://pay.example', changes: [] })
  await pay('Pay ₦14,731.25')
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('https://pay.example'))
  expect(api.sent('checkouts.create')[0]?.body).toMatchObject({
    lines: [],
    deal: { id: DEAL_ID, version: 2 },
    ways: [{ vendor_id: 'seller', method: 'courier' }],
    expected_total_minor: 1_473_125,
  })
})

it('shows what the seller changed since, and pays for that', async () => {
  server(3, 2)
  open(2)
  const notice = await screen.findByRole('alert', { name: /Tunde’s Looms changed this deal/ })
  expect(notice).toHaveTextContent('Price₦12,500₦13,500')
  await receive(home)
  api.answers('checkouts.create', { authorization_url: 'https://pay.example', changes: [] })
  await pay('Pay ₦15,743.75')
  await waitFor(() => expect(window.location.assign).toHaveBeenCalled())
  expect(api.sent('checkouts.create')[0]?.body).toMatchObject({ deal: { version: 3 } })
})

it('says that the deal was changed even if only the version is known that was seen', async () => {
  server(3)
  open(2)
  const notice = await screen.findByRole('alert', { name: /changed this deal/ })
  expect(notice).toHaveTextContent('Read what it says now.')
})

it('takes a transfer alone where the seller is new, and says so before', async () => {
  server(2, 2, ['bank_transfer'])
  open(2)
  expect(await screen.findByText(/this deal is paid by bank transfer alone/)).toBeVisible()
  expect(screen.getAllByRole('radio', { name: /Bank transfer/ })).toHaveLength(1)
  expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked())
})

it('refuses one’s own deal, and leads back to it', async () => {
  server(2)
  api.refuses('checkouts.offer', 'deal/own')
  open(2)
  expect(await screen.findByText(/This is your own deal/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the deal' })).toHaveAttribute(
    'href',
    `/d/${CODE}`,
  )
})

it('says until when somebody else holds the last one', async () => {
  server(2)
  api.answers('checkouts.offer', {
    stores: [],
    changes: [
      {
        kind: 'fewer',
        product_id: DEAL_ID,
        variant_id: DEAL_ID,
        available_items: 0,
        held_until: timestampFromMillis(Date.now() + 600_000),
      },
    ],
    total_minor: 0,
  } as never)
  open(2)
  expect(await screen.findByText(/Somebody is paying for the last of Aso-oke stole/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Back to the deal' })[0]).toBeVisible()
})

it('that has expired leads back to the deal, which says how it goes on', async () => {
  api.answers('deals.show', sampleShown({ state: 'expired' }) as never)
  open(2)
  expect(await screen.findByText('This deal has expired')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the deal' })).toBeVisible()
})

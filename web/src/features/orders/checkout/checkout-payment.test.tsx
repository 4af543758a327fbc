import { timestampFromMillis } from '@contract/time'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person } from '@/lib/testing/stage'
import {
  cloth,
  field,
  goods,
  home,
  openCheckout,
  paidGoods,
  pay,
  quotes,
  receive,
  seen,
} from '../testing/open-checkout'
import { sampleTransaction } from '../testing/sample'

vi.mock('@/lib/live/account', () => ({ saveChannel: async () => {} }))
vi.mock('./destination/keep-address', () => ({ keepAddress: async () => {} }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('./destination/account-choices', async () => ({
  default: (await import('../testing/open-checkout')).AccountChoices,
}))

const drum = goods('q', 'Drum')
const sentAt = (at: number) => api.calls('checkouts.create')[at]
const keyAt = (at: number) => sentAt(at)?.headers['idempotency-key']
const opened = async (...[products, more]: Parameters<typeof openCheckout>) => {
  openCheckout(products, more)
  await receive(home)
}
const makes = () =>
  api.answers('checkouts.create', { authorization_url: 'https://checkout.example/1' })
const changed = (...changes: object[]) =>
  api.refuses('checkouts.create', 'checkout/changed', { changes, total_minor: 1 })
const fewer = (product: { id: string }, available_items: number) => ({
  kind: 'fewer',
  product_id: product.id,
  available_items,
})

beforeEach(() => {
  quotes([cloth, drum])
  makes()
  act(() => publishSession({ status: 'signed_in', user: person() }))
})

describe('a payment', () => {
  it('is of what was shown, and leaves the page once', async () => {
    const onReserved = vi.fn(async () => {})
    await opened([cloth], { onReserved })
    await pay()
    await waitFor(() => expect(window.location.assign).toHaveBeenCalled())
    expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('https://checkout.example/1')
    expect(sentAt(0)?.body).toMatchObject({
      lines: [{ product_id: cloth.id, quantity: 1, seen_price_minor: 1_000_000 }],
      delivery: { address: '12 Allen Avenue', state: 'Lagos', city: 'Ikeja' },
      channel: 'bank_transfer',
      expected_total_minor: 1_035_000,
    })
    expect(onReserved).toHaveBeenCalledOnce()
    // The browser is leaving: the button stays busy.
    expect(screen.getByRole('button', { name: /Reserving your items/ })).toBeVisible()
  })

  it('names the variant of a product that has some, as it is sold', async () => {
    const options = [{ name: 'Size', values: ['M', 'L'] }]
    const variant = { id: cloth.id, values: ['L'], price: 1_000_000, status: 'active' as const }
    const sized = { ...cloth, options, variants: [variant] }
    quotes([sized])
    await opened([sized])
    await pay()
    await waitFor(() => expect(sentAt(0)?.body.lines[0]).toMatchObject({ variant_id: cloth.id }))
  })

  it('asks for the same again once an answer was lost, so that goods are reserved once', async () => {
    api.loses('checkouts.create')
    await opened([cloth, drum])
    await pay()
    await screen.findByRole('link', { name: 'Change the cart' })
    await pay()
    await waitFor(() => expect(sentAt(1)?.body).toEqual(sentAt(0)?.body))
    expect(keyAt(1)).toBe(keyAt(0))
  })

  it.each(['idempotency/in-progress', 'internal'] as const)(
    'asks for the same again where the server doesn’t say what became of it: %s',
    async (code) => {
      api.refuses('checkouts.create', code)
      await opened([cloth])
      await pay()
      await screen.findByRole('link', { name: 'Change the cart' })
      await pay()
      await waitFor(() => expect(keyAt(1)).toBe(keyAt(0)))
    },
  )

  it('says at once that nothing came through, and waits for no connection to do so', async () => {
    await opened([cloth])
    const asked = api.calls('checkouts.offer').length
    api.loses('checkouts.create')
    onlineManager.setOnline(false)
    await pay()
    expect(await screen.findByRole('link', { name: 'Change the cart' })).toBeVisible()
    onlineManager.setOnline(true)
    expect(api.calls('checkouts.offer')).toHaveLength(asked)
  })

  it('is another one after a refusal', async () => {
    api.refuses('checkouts.create', 'checkout/late-payments')
    await opened([cloth])
    await pay()
    await screen.findByRole('link', { name: 'Change the cart' })
    await pay()
    await waitFor(() => expect(keyAt(1)).toBeDefined())
    expect(keyAt(1)).not.toBe(keyAt(0))
  })
})

describe('what changed since it was shown', () => {
  const dearer = { ...cloth, price: 2_000_000 }
  const rise = [
    { kind: 'price', product_id: cloth.id, before_minor: 1_000_000, now_minor: 2_000_000 },
    { kind: 'total', before_minor: 1_035_000, now_minor: 2_060_000 },
  ]

  it('is shown beside what it was, and paid after one tap of consent', async () => {
    changed(...rise)
    await opened([cloth])
    await screen.findByRole('button', { name: 'Pay ₦10,350' })
    quotes([dearer])
    await pay()
    const change = await screen.findByRole('alert')
    await waitFor(() => expect(change).toHaveTextContent('The price went up'))
    expect(change).toHaveTextContent('Adire cloth was ₦10,000 and is ₦20,000 now.')
    expect(change).toHaveTextContent(/Escrow fee₦350₦600Total₦10,350₦20,600/)
    makes()
    await pay('Agree and pay ₦20,600')
    await waitFor(() => expect(sentAt(1)?.body.expected_total_minor).toBe(2_060_000))
    expect(keyAt(1)).not.toBe(keyAt(0))
  })

  it('of the delivery is shown as what it costs now (case 21)', async () => {
    const courier = (fee_minor: number) => ({
      options: [{ method: 'courier', fee_minor, days_min: 1, days_max: 3 }],
    })
    quotes([cloth], courier(250_000))
    changed({ kind: 'total', before_minor: 1_291_250, now_minor: 1_342_500 })
    await opened([cloth])
    await screen.findByRole('button', { name: 'Pay ₦12,912.50' })
    quotes([cloth], courier(300_000))
    await pay()
    const change = await screen.findByRole('alert')
    await waitFor(() => expect(change).toHaveTextContent(/Delivery₦2,500₦3,000/))
    await pay('Agree and pay ₦13,425')
    await waitFor(() => expect(sentAt(1)?.body.expected_total_minor).toBe(1_342_500))
  })

  it('is agreed to for what was asked, not for another way of delivery', async () => {
    const options = [
      { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3 },
      { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 },
    ]
    quotes([cloth], { options })
    changed({ kind: 'later', vendor_id: cloth.vendor_id, before: '2026-11-25', now: '2026-11-27' })
    await opened([cloth])
    await pay()
    expect(await screen.findByText(/would arrive by 27th Nov, 2026, not by 25th Nov/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Agree and pay/ })).toBeVisible()
    await userEvent.click(field(/^Pickup at the store/))
    expect(await screen.findByRole('button', { name: 'Pay ₦10,350' })).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('for the better is taken, and said before the buyer pays it', async () => {
    api.answers('checkouts.create', {
      authorization_url: 'https://checkout.example/1',
      amount_minor: 522_500,
      transactions: [
        sampleTransaction({ amount_paid: 522_500, escrow_fee: 22_500, delivery_fee: 0 }),
      ],
      changes: [{ kind: 'total', before_minor: 1_035_000, now_minor: 522_500 }],
    })
    await opened([cloth])
    await pay()
    const change = await screen.findByRole('alert')
    await waitFor(() => expect(change).toHaveTextContent('the price went down'))
    expect(change).toHaveTextContent(/Goods₦10,000₦5,000/)
    expect(window.location.assign).not.toHaveBeenCalled()
    const link = screen.getByRole('link', { name: 'Pay ₦5,225' })
    expect(link).toHaveAttribute('href', 'https://checkout.example/1')
  })
})

describe('what there is less of', () => {
  it('is left out, or bought as far as it is left', async () => {
    changed(fewer(cloth, 2), fewer(drum, 0), { kind: 'total', before_minor: 9, now_minor: 5 })
    await opened([cloth, drum], { quantities: [3, 1] })
    await pay()
    expect(await screen.findByText(/Only 2 of Adire cloth are left/)).toBeVisible()
    expect(screen.getByText(/Drum is sold out. You don’t pay for it now/)).toBeVisible()
    expect(screen.queryByText(/The total is/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/cart')
    expect(paidGoods()).toBe('2 Adire cloth')
    makes()
    await pay()
    await waitFor(() => expect(sentAt(1)?.body.lines).toHaveLength(1))
    expect(sentAt(1)?.body.lines).toMatchObject([{ product_id: cloth.id, quantity: 2 }])
    expect(keyAt(1)).not.toBe(keyAt(0))
  })

  it('is known from the quote before anything is paid', async () => {
    quotes([cloth, drum], { changes: [fewer(drum, 0)] })
    await opened([cloth, drum])
    expect(await screen.findByText(/Drum is sold out/)).toBeVisible()
    await pay()
    await waitFor(() => expect(sentAt(0)?.body.lines).toHaveLength(1))
  })

  it.each([
    ['product/held', { left_items: 2 }],
    ['transaction/unpaid-quantity', { max_quantity: 2 }],
  ] as const)('because of others: %s goes on with what is left', async (code, details) => {
    api.refuses('checkouts.create', code, { product_id: cloth.id, ...details })
    await opened([cloth], { quantities: [3] })
    await pay()
    expect(await screen.findByText(/Only 2 of Adire cloth are left/)).toBeVisible()
    await seen(/Choose 2 at most|Others are paying/)
    expect(paidGoods()).toBe('2 Adire cloth')
    makes()
    await pay()
    await waitFor(() => expect(sentAt(1)?.body.lines).toMatchObject([{ quantity: 2 }]))
    expect(keyAt(1)).not.toBe(keyAt(0))
  })

  it('can’t be paid if nothing is left, says why, and is asked for again by one tap', async () => {
    const held_until = timestampFromMillis(Date.UTC(2026, 10, 20, 13, 32))
    quotes([cloth], { changes: [{ ...fewer(cloth, 0), held_until }] })
    await opened([cloth])
    expect(await screen.findByText(/Try again at 20th Nov, 2026, 14:32\.$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled()
    expect(screen.getAllByRole('link', { name: 'Change the cart' })[0]).toBeVisible()
    quotes([cloth])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Pay ₦10,350' })).toBeEnabled()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { inDays, NOW, sampleReturn, transactionIn } from '../testing/sample'
import { addPhoto, openReturn } from './testing/open-return'

vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage: vi.fn(async () => undefined),
}))

const asked = (change = {}) => transactionIn('return_asked', { return: sampleReturn(change) })
const params = { id: asked().id }
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  api.answers('vendors.store', {
    vendor: { name: 'Adire Works', address: '9 Kuto Road', city: 'Abeokuta South', state: 'Ogun' },
    private: { phone: '+2348031112222' },
  })
  api.answers('public.locations', { Ogun: ['Abeokuta South', 'Ifo'], Lagos: ['Ikeja'] })
  for (const name of [
    'returns.agree',
    'returns.waive',
    'returns.offerPart',
    'returns.offerWait',
    'returns.refuse',
    'returns.confirmArrival',
    'returns.accept',
    'returns.contest',
    'returns.markSellable',
  ] as const) {
    api.answers(name, {})
  }
})

/** Who sells by deals alone, with what the store says privately. */
const sellsByDeals = (own: object) => {
  const vendor = { name: 'Adire Works', address: '', city: 'Abeokuta South', state: 'Ogun' }
  api.answers('vendors.store', { vendor, private: own })
}

describe('taking it back', () => {
  it('pays the way back of a fault, to the store’s own address', async () => {
    const onClose = await openReturn('agree', asked(), 'vendor')
    expect(screen.getByText(/₦12,912.50 goes back to Ngozi Eze/)).toBeVisible()
    expect(screen.getByText(/so you pay the way back/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    await press('Take it back')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.agree')).toEqual([{ params }])
  })

  it('asks who pays the way back of a changed mind, the buyer unless it is said', async () => {
    const mind = asked({ reason: 'changed_mind' })
    const onClose = await openReturn('agree', mind, 'vendor')
    expect(screen.getByRole('radio', { name: 'Ngozi Eze pays' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'You pay' }))
    await press('Take it back')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.agree')).toEqual([{ params, body: { way_back_by: 'vendor' } }])
  })

  it('names another address, filled with the store’s', async () => {
    const onClose = await openReturn('agree', asked(), 'vendor')
    await screen.findByText(/9 Kuto Road/)
    await press('Send it to another address')
    const address = screen.getByLabelText('Address')
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveValue('+2348031112222'))
    expect(address).toHaveValue('9 Kuto Road')
    await userEvent.clear(address)
    await press('Take it back')
    expect(await screen.findByText('Enter the street and house number.')).toBeVisible()
    expect(api.calls('returns.agree')).toEqual([])
    await userEvent.type(address, '1 Lafenwa Street')
    await press('Take it back')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.agree')[0]?.body?.address).toEqual({
      recipient_name: 'Adire Works',
      phone: '+2348031112222',
      address: '1 Lafenwa Street',
      city: 'Abeokuta South',
      state: 'Ogun',
    })
  })

  it('asks at once where to, of a store that never said an address', async () => {
    sellsByDeals({ phone: '' })
    const onClose = await openReturn('agree', asked(), 'vendor')
    expect(await screen.findByText(/Your store has no address/)).toBeVisible()
    await press('Take it back')
    expect(await screen.findByText('Enter the street and house number.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Address'), '1 Lafenwa Street')
    await userEvent.type(screen.getByLabelText('Phone number'), '08031112222')
    await press('Take it back')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.agree')[0]?.body?.address?.address).toBe('1 Lafenwa Street')
  })

  it('names the private address of who sells by deals alone', async () => {
    sellsByDeals({ phone: '+2348031112222', address: '88 Ijaiye Lane' })
    await openReturn('agree', asked(), 'vendor')
    expect(await screen.findByText(/88 Ijaiye Lane, Abeokuta South, Ogun/)).toBeVisible()
  })

  it('says what can be done if there is none left to send instead', async () => {
    api.refuses('returns.agree', 'product/out-of-stock')
    const onClose = await openReturn('agree', asked({ wish: 'replacement' }), 'vendor')
    await press('Take it back')
    expect(await screen.findByText(/You have none left to send instead/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('letting the buyer keep it', () => {
  it('says what goes back at once, and sends it', async () => {
    const onClose = await openReturn('waive', asked(), 'vendor')
    expect(screen.getByText(/₦12,912.50 goes back to Ngozi Eze at once/)).toBeVisible()
    await press('Refund ₦12,912.50 without a return')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.waive')).toEqual([{ params }])
  })
})

describe('offering a part', () => {
  const amount = () => screen.getByLabelText('How much goes back to Ngozi Eze?')

  it('shows what each would get, and sends it', async () => {
    const onClose = await openReturn('offerPart', asked(), 'vendor')
    await userEvent.type(amount(), '2,500')
    expect(screen.getByText('₦10,000')).toBeVisible()
    await press('Offer ₦2,500')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.offerPart')).toEqual([{ params, body: { amount_minor: 250_000 } }])
  })

  it.each(['0', '12,500', '12,912.50', 'half'])('refuses %s', async (text) => {
    await openReturn('offerPart', asked(), 'vendor')
    await userEvent.type(amount(), text)
    await press('Make the offer')
    expect(amount()).toBeInvalid()
    expect(api.calls()).toEqual([])
  })

  it('says of the whole that it is a refund without a return', async () => {
    await openReturn('offerPart', asked(), 'vendor')
    await userEvent.type(amount(), '12,500')
    expect(amount()).toHaveAccessibleDescription(/at most ₦12,499.99.*a refund without a return/)
  })

  it('shows the server’s refusal at the amount', async () => {
    api.refuses('returns.offerPart', 'transaction/part-out-of-range')
    await openReturn('offerPart', asked(), 'vendor')
    await userEvent.type(amount(), '2,500')
    await press('Offer ₦2,500')
    await waitFor(() => expect(amount()).toHaveAccessibleDescription(/Offer at least 1 kobo/))
  })
})

describe('asking to wait', () => {
  const replacement = asked({ wish: 'replacement' })
  const day = () => screen.getByLabelText('Until which day?')

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('names the day until which the buyer would wait', async () => {
    const onClose = await openReturn('offerWait', replacement, 'vendor')
    await userEvent.type(day(), '2026-12-01')
    await press('Ask to wait until 1st Dec, 2026')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.offerWait')).toEqual([{ params, body: { day: '2026-12-01' } }])
  })

  it.each(['', '2026-11-23', '2026-12-05'])(
    'refuses “%s”, and says which days there are',
    async (text) => {
      await openReturn('offerWait', replacement, 'vendor')
      if (text) await userEvent.type(day(), text)
      await press(/^Ask to wait$/)
      expect(day()).toHaveAccessibleDescription(
        'Choose a day from 24th Nov, 2026 to 4th Dec, 2026.',
      )
      expect(api.calls()).toEqual([])
    },
  )

  it('shows the server’s refusal at the day', async () => {
    api.refuses('returns.offerWait', 'transaction/wait-day-out-of-range')
    await openReturn('offerWait', replacement, 'vendor')
    await userEvent.type(day(), '2026-12-01')
    await press('Ask to wait until 1st Dec, 2026')
    await waitFor(() => expect(day()).toHaveAccessibleDescription(/within 14 days/))
  })
})

describe('refusing', () => {
  it('says why, with pictures or without', async () => {
    const onClose = await openReturn('refuse', asked(), 'vendor')
    await press('Refuse and open the dispute')
    expect(await screen.findByText('Use at least 10 characters.')).toBeVisible()
    const why = screen.getByLabelText('Why don’t you take it back?')
    await userEvent.type(why, 'It left here whole, see the picture.')
    await press('Refuse and open the dispute')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.refuse')).toEqual([
      { params, body: { reason: 'It left here whole, see the picture.', evidence_paths: [] } },
    ])
  })

  it('keeps what was typed where it is refused itself', async () => {
    api.refuses('returns.refuse', 'transaction/action-not-allowed')
    const onClose = await openReturn('refuse', asked(), 'vendor')
    const why = screen.getByLabelText('Why don’t you take it back?')
    await userEvent.type(why, 'It left here whole.')
    await press('Refuse and open the dispute')
    expect(await screen.findByText(/not possible at this stage/)).toBeVisible()
    expect(why).toHaveValue('It left here whole.')
    expect(onClose).not.toHaveBeenCalled()
  })
})

const returned = transactionIn('returned')

describe('what came back', () => {
  it('is confirmed to have come', async () => {
    const sent = { carrier: 'GIG', waybill_note: 'Jibowu park', sent_at: inDays(-1) }
    const onClose = await openReturn(
      'confirmArrival',
      transactionIn('returning', { return: sampleReturn({ sent }) }),
      'vendor',
    )
    await press('It is back with me')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.confirmArrival')).toEqual([{ params }])
  })

  it.each([true, false])('is accepted, and can be sold again: %s', async (is_sellable) => {
    const onClose = await openReturn('acceptReturn', returned, 'vendor')
    if (is_sellable) await userEvent.click(screen.getByRole('checkbox'))
    await press('Refund ₦12,912.50 to Ngozi Eze')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.accept')).toEqual([{ params, body: { is_sellable } }])
  })

  it('is contested with a picture of the opening alone', async () => {
    const onClose = await openReturn('contest', returned, 'vendor')
    await userEvent.type(
      screen.getByLabelText('What is wrong with what came back?'),
      'The box was empty when we opened it.',
    )
    await press('Contest it and let Oja decide')
    expect(await screen.findByText('Add at least one picture of the opening.')).toBeVisible()
    expect(api.calls()).toEqual([])
    await addPhoto('box.png')
    await press('Contest it and let Oja decide')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const [{ body } = {}] = api.sent('returns.contest')
    expect(body?.reason).toBe('The box was empty when we opened it.')
    expect(body?.evidence_paths).toEqual([
      expect.stringContaining('/buyer-uid/vendor-uid/vendor-uid/'),
    ])
  })

  it('shows at the pictures that the server refuses them', async () => {
    api.refuses('returns.contest', 'transaction/evidence-not-ours')
    await openReturn('contest', returned, 'vendor')
    await userEvent.type(
      screen.getByLabelText('What is wrong with what came back?'),
      'The box was empty when we opened it.',
    )
    await addPhoto('box.png')
    await press('Contest it and let Oja decide')
    const dialog = screen.getByRole('dialog')
    expect(await within(dialog).findByText(/pictures that you uploaded here/)).toBeVisible()
    expect(within(dialog).queryByText(/not possible/)).toBeNull()
  })

  it.each([
    [undefined, 'It can be sold again', true],
    [true, 'It can’t be sold again', false],
  ] as const)('was marked %s: %s', async (was, button, is_sellable) => {
    const back = sampleReturn({
      arrived_at: inDays(-2),
      ended_at: inDays(-0.5),
      ...(was && { is_sellable: was }),
    })
    await openReturn('markSellable', transactionIn('completed', { return: back }), 'vendor')
    await press(button)
    await waitFor(() =>
      expect(api.sent('returns.markSellable')).toEqual([{ params, body: { is_sellable } }]),
    )
  })
})

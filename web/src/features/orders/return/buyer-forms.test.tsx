import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { inDays, sampleReturn, transactionIn } from '../testing/sample'
import { addPhoto, openReturn } from './testing/open-return'

vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage: vi.fn(async () => undefined),
}))

const returning = transactionIn('returning')
const params = { id: returning.id }
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  for (const name of [
    'returns.extend',
    'returns.acceptPart',
    'returns.declinePart',
    'returns.acceptWait',
    'returns.declineWait',
    'returns.withdraw',
    'returns.sendBack',
    'returns.takeBack',
  ] as const) {
    api.answers(name, {})
  }
})

describe('more days', () => {
  it('names the new end before it is asked for', async () => {
    const onClose = await openReturn('extend', transactionIn('delivered'), 'buyer')
    expect(screen.getByText(/until 27th Nov, 2026, 13:00 instead of 24th Nov/)).toBeVisible()
    await press('Extend until 27th Nov, 2026, 13:00')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.extend')).toEqual([{ params }])
  })

  it('says why there are none a second time', async () => {
    api.refuses('returns.extend', 'transaction/action-not-allowed')
    await openReturn('extend', transactionIn('delivered'), 'buyer')
    await press(/^Extend until/)
    expect(await screen.findByText(/can be done once, until an hour before the end/)).toBeVisible()
  })
})

describe('less for goods that stay', () => {
  const offer = { amount_minor: 250_000, at: inDays(-1), until: inDays(1) }
  const offered = transactionIn('return_asked', { return: sampleReturn({ offer }) })

  it('is taken as it was read, with both sums before', async () => {
    const onClose = await openReturn('acceptPart', offered, 'buyer')
    expect(screen.getByText(/₦2,500 goes back to you and Adire Works gets ₦10,000/)).toBeVisible()
    await press('Keep it and get ₦2,500 back')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.acceptPart')).toEqual([{ params, body: { amount_minor: 250_000 } }])
  })

  it('leaves the store what it gets, less what it pays of it', async () => {
    await openReturn('acceptPart', { ...offered, commission_minor: 62_500 }, 'buyer')
    expect(screen.getByText(/Adire Works gets ₦9,500, at once/)).toBeVisible()
  })

  it('is declined as it was read', async () => {
    await openReturn('declinePart', offered, 'buyer')
    await press('Decline ₦2,500')
    await waitFor(() =>
      expect(api.sent('returns.declinePart')).toEqual([
        { params, body: { amount_minor: 250_000 } },
      ]),
    )
  })

  it.each(['acceptPart', 'declinePart'] as const)('that is gone says so: %s', async (kind) => {
    api.refuses(`returns.${kind}`, 'transaction/no-proposal')
    const onClose = await openReturn(kind, offered, 'buyer')
    await press(/₦2,500/)
    expect(await screen.findByText(/no longer open/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a replacement that comes later', () => {
  const wait = { day: '2026-12-01', at: inDays(0), until: inDays(1) }
  const asked = transactionIn('return_asked', {
    return: sampleReturn({ wish: 'replacement', wait }),
  })

  it.each([
    ['acceptWait', 'Wait until 1st Dec, 2026'],
    ['declineWait', 'Don’t wait'],
  ] as const)('is answered as it was read: %s', async (kind, button) => {
    const onClose = await openReturn(kind, asked, 'buyer')
    await press(button)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent(`returns.${kind}`)).toEqual([{ params, body: { day: '2026-12-01' } }])
  })

  it('says what happens if the vendor doesn’t answer', async () => {
    await openReturn('acceptWait', asked, 'buyer')
    expect(screen.getByText(/Your money stays held\. If Adire Works hasn’t answered/)).toBeVisible()
  })

  it('that is gone says so', async () => {
    api.refuses('returns.acceptWait', 'transaction/no-proposal')
    await openReturn('acceptWait', asked, 'buyer')
    await press('Wait until 1st Dec, 2026')
    expect(await screen.findByText(/no longer open/)).toBeVisible()
  })
})

it('keeps it after all, which says that it can’t be returned again', async () => {
  const onClose = await openReturn('withdrawReturn', returning, 'buyer')
  expect(screen.getByText(/can’t ask to return these goods again/)).toBeVisible()
  await press('Keep it')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.sent('returns.withdraw')).toEqual([{ params }])
})

describe('sending it back', () => {
  const carrier = () => userEvent.type(screen.getByLabelText('Carrier'), 'Jibowu park')
  const send = () => press('I have sent it back')

  it('names the carrier and shows that it was sent', async () => {
    const onClose = await openReturn('sendBack', returning, 'buyer')
    await carrier()
    await addPhoto('waybill.png')
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.sendBack')).toEqual([
      {
        params,
        body: { carrier: 'Jibowu park', photo_path: expect.stringContaining('buyer-uid/') },
      },
    ])
  })

  it('takes a tracking number or a waybill instead of a photo', async () => {
    await openReturn('sendBack', returning, 'buyer')
    await carrier()
    await userEvent.type(screen.getByLabelText(/^Tracking number/), 'GIG123')
    await send()
    await waitFor(() =>
      expect(api.sent('returns.sendBack')).toEqual([
        { params, body: { carrier: 'Jibowu park', tracking_number: 'GIG123' } },
      ]),
    )
  })

  it('sends nothing without a carrier, or without anything that shows it', async () => {
    await openReturn('sendBack', returning, 'buyer')
    await send()
    expect(await screen.findByText('Enter who carries it, with 2 to 60 characters.')).toBeVisible()
    expect(screen.getByText(/it shows that you sent it/)).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it.each(['transaction/proof-required', 'transaction/evidence-not-ours'] as const)(
    'shows %s at the photo',
    async (code) => {
      api.refuses('returns.sendBack', code)
      await openReturn('sendBack', returning, 'buyer')
      await carrier()
      await addPhoto('waybill.png')
      await send()
      const photo = document.querySelector('input[type=file]')
      await waitFor(() =>
        expect(photo).toHaveAccessibleDescription(/tracking number|pictures that you uploaded/),
      )
    },
  )
})

describe('handing it over', () => {
  const code = () => screen.getByLabelText('The code that Adire Works shows')

  it('takes the six digits, with a gap or without', async () => {
    const onClose = await openReturn('takeBack', returning, 'buyer')
    await userEvent.type(code(), '482 913')
    await press('Handed over')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.takeBack')).toEqual([{ params, body: { return_code: '482913' } }])
  })

  it('sends nothing that isn’t a code', async () => {
    await openReturn('takeBack', returning, 'buyer')
    await userEvent.type(code(), '4829')
    await press('Handed over')
    expect(await screen.findByText('The code has six digits.')).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it.each([
    [3, '3 tries are left before it locks'],
    [1, 'One try is left before it locks'],
    [0, 'It is locked for a while now'],
  ])('says after a wrong one how many tries are left: %i', async (tries_left, words) => {
    api.refuses('returns.takeBack', 'transaction/wrong-return-code', { tries_left })
    const onClose = await openReturn('takeBack', returning, 'buyer')
    await userEvent.type(code(), '000000')
    await press('Handed over')
    await waitFor(() => expect(code()).toHaveAccessibleDescription(new RegExp(words)))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says that it is locked', async () => {
    api.refuses('returns.takeBack', 'transaction/code-locked')
    await openReturn('takeBack', returning, 'buyer')
    await userEvent.type(code(), '000000')
    await press('Handed over')
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Too many wrong codes/))
  })
})

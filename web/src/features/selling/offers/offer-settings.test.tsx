import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { ReviewStep } from '../editor/review-step'
import { sampleProduct } from '../testing/sample'

const { live } = vi.hoisted(() => ({ live: { settings: {} as unknown } }))
vi.mock('@/lib/live/selling', () => ({ useLiveOfferSettings: () => live.settings }))
vi.mock('@/lib/session/session', () => ({ useSession: () => ({ user: { uid: 'ada' } }) }))

const onDone = vi.fn()
const mount = (takes_offers?: true) =>
  show(
    <ReviewStep
      product={sampleProduct(takes_offers ? { takes_offers } : {})}
      previews={{ card: <p>the card</p>, page: <p>the page</p> }}
      onDone={onDone}
      onBack={() => {}}
    />,
  )
const takes = () => screen.getByLabelText(/Buyers can offer a lower price/)
const done = () => userEvent.click(screen.getByRole('button', { name: 'Done' }))

beforeEach(() => {
  onDone.mockClear()
  live.settings = { status: 'loading' }
})

it('takes no offers unless the vendor says so, and saves nothing that was left alone', async () => {
  mount()
  expect(takes()).not.toBeChecked()
  await done()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(api.calls('vendors.updateProduct')).toEqual([])
})

it('saves from which price to accept and below which to decline', async () => {
  mount()
  await userEvent.click(takes())
  await userEvent.type(screen.getByLabelText(/^Accept from/), '10,000')
  await userEvent.type(screen.getByLabelText(/^Decline below/), '8000')
  api.answers('vendors.updateProduct', sampleProduct())
  await done()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(api.calls('vendors.updateProduct')[0]?.body).toEqual({
    offers: { accept_from_minor: 1_000_000, decline_below_minor: 800_000 },
  })
})

it.each([
  ['9', '', /^Accept from/, /Enter a price from/],
  ['', 'x', /^Decline below/, /Enter a price from/],
  ['8000', '8000.01', /^Decline below/, /Decline below at most/],
])('refuses %s and %s at the field, and sends nothing', async (accept, decline, label, words) => {
  mount()
  await userEvent.click(takes())
  if (accept) await userEvent.type(screen.getByLabelText(/^Accept from/), accept)
  if (decline) await userEvent.type(screen.getByLabelText(/^Decline below/), decline)
  await done()
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words))
  expect(api.calls('vendors.updateProduct')).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

it('begins with what is stored, and turns offers off', async () => {
  live.settings = { status: 'content', data: { accept_from_minor: 1_000_000 } }
  mount(true)
  expect(takes()).toBeChecked()
  expect(screen.getByLabelText(/^Accept from/)).toHaveValue('10000')
  await userEvent.click(takes())
  api.answers('vendors.updateProduct', sampleProduct())
  await done()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(api.calls('vendors.updateProduct')[0]?.body).toEqual({ offers: null })
})

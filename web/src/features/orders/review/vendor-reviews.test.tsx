import type { Review } from '@contract/entities/orders/review'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '@/lib/live/use-live'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { VendorReviews } from './vendor-reviews'

const { live } = vi.hoisted(() => ({ live: { list: {} as unknown } }))
vi.mock('@/lib/live/products', () => ({
  useLiveProduct: (id: string) => ({
    status: 'content',
    data: { id, name: 'Indigo tunic', images: [{ url_320: '/tunic-320.webp' }] },
  }),
}))
vi.mock('@/lib/live/selling', () => ({ useLiveVendorReviews: () => live.list }))

const at = { seconds: 1_800_000_000, nanoseconds: 0 }
const review = {
  id: 'k3f9qzk3f9qzk3f9qz01',
  product_id: 'p1q2r3p1q2r3p1q2r3p1',
  vendor_id: 'v',
  buyer_name: 'Ngozi Eze',
  rating: 4,
  text: 'Well dyed, came late.',
  reply: null,
  created_at: at,
} as Review

const renderReviews = (list: Live<Review[]>) => {
  live.list = list
  show(<VendorReviews />)
}

afterEach(() => vi.restoreAllMocks())

describe('the vendor’s reviews', () => {
  it('show their shape while they load', () => {
    renderReviews({ status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading your reviews' })).toBeInTheDocument()
  })

  it('say when buyers can write one while there is none', () => {
    renderReviews({ status: 'content', data: [] })
    expect(screen.getByText('No reviews yet')).toBeVisible()
  })

  it('say of which product they are, and head the own answer so', () => {
    const answered = { ...review, reply: { text: 'Thank you.', at } }
    renderReviews({ status: 'content', data: [answered] })
    expect(screen.getByRole('link', { name: 'Indigo tunic' }).getAttribute('href')).toContain(
      review.product_id,
    )
    expect(screen.getByText(/^Your answer/)).toBeVisible()
    expect(screen.queryByText(/The vendor’s answer/)).toBeNull()
  })

  it('are not called missing while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderReviews({ status: 'content', data: [] })
    expect(screen.getByText('You are offline')).toBeVisible()
    expect(screen.queryByText('No reviews yet')).toBeNull()
  })

  it('say that they could not be loaded and try again', async () => {
    const retry = vi.fn()
    const error = Object.assign(new Error('no'), { code: 'unavailable' })
    renderReviews({ status: 'error', error, retry })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('have room for one answer, and none once it is given', () => {
    const replied = { ...review, id: 'other', reply: { text: 'Thank you', at } }
    renderReviews({ status: 'content', data: [review, replied] })
    expect(screen.getAllByText('Well dyed, came late.')[0]).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Answer' })).toHaveLength(1)
  })

  it('are narrowed to those not answered yet, or to a number of stars', async () => {
    const replied = {
      ...review,
      id: 'other',
      rating: 5,
      text: 'Like new.',
      reply: { text: 'Thank you', at },
    }
    renderReviews({ status: 'content', data: [review, replied] })
    await userEvent.click(screen.getByRole('button', { name: /Show ?: All reviews/ }))
    await userEvent.click(screen.getByRole('radio', { name: /Not answered yet/ }))
    expect(screen.getByText('Well dyed, came late.')).toBeVisible()
    expect(screen.queryByText('Like new.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Show ?: Not answered yet/ }))
    await userEvent.click(screen.getByRole('radio', { name: /^5 stars/ }))
    expect(screen.getByText('Like new.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Show ?: 5 stars/ }))
    await userEvent.click(screen.getByRole('radio', { name: /^1 star/ }))
    expect(screen.getByText('None of your reviews is one of these.')).toBeVisible()
  })

  it('open with an answer that was begun and not sent', () => {
    localStorage.setItem(`oja_draft_reply_${review.id}`, JSON.stringify({ text: 'Thank you, N' }))
    renderReviews({ status: 'content', data: [review] })
    expect(screen.getByLabelText(/Your answer/)).toHaveValue('Thank you, N')
    localStorage.clear()
  })

  it('keep an answer that the server refused', async () => {
    api.refuses('transactions.reply', 'review/already-replied')
    renderReviews({ status: 'content', data: [review] })
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    await userEvent.type(screen.getByLabelText(/Your answer/), 'Thank you, Ngozi')
    await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }))
    expect(await screen.findByText('This review already has a reply.')).toBeVisible()
    expect(screen.getByLabelText(/Your answer/)).toHaveValue('Thank you, Ngozi')
  })
})

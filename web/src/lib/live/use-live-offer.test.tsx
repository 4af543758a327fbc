import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '../session/session-store'
import { useLiveOffer } from './use-live-offer'
import type { Offer, OnOffer } from './watch-public'

const { watched } = vi.hoisted(() => ({ watched: new Map<string, (offer: never) => void>() }))
const watchOffer = vi.hoisted(() =>
  vi.fn((_element: Element, id: string, notify: (offer: never) => void) => {
    watched.set(id, notify)
    return () => {
      watched.delete(id)
    }
  }),
)
vi.mock('./watch-public', () => ({ watchOffer }))
vi.mock('../session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))

const signIn = (uid: string) =>
  publishSession({
    status: 'signed_in',
    user: { uid, name: '', email: '', email_verified: true, photo_url: '', roles: ['user'] },
  })

const basket = { id: 'basket', price: 120_000, available_items: 3 }

const Card = ({ product }: { product: typeof basket }) => {
  const { product: shown, isGone, ref } = useLiveOffer(product)
  return <p ref={ref}>{isGone ? 'gone' : `${shown.price} ${shown.available_items}`}</p>
}

const notify = (offer: Offer) => act(() => (watched.get('basket') as OnOffer | undefined)?.(offer))
const isWatched = () => waitFor(() => expect(watched.size).toBe(1))
/** Waits long enough for dynamic imports to resolve. */
const flush = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

beforeEach(() => {
  watchOffer.mockClear()
})
afterEach(() => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  localStorage.clear()
})

describe('a product on a public page', () => {
  it('shows its price and stock of this moment to who is signed in', async () => {
    signIn('ada')
    render(<Card product={basket} />)
    expect(screen.getByText('120000 3')).toBeVisible()
    await isWatched()
    notify({ price: 90_000, available_items: 0 })
    expect(screen.getByText('90000 0')).toBeVisible()
  })

  it('shows as gone once it is paused or removed, and comes back with its vendor’s word', async () => {
    signIn('ada')
    render(<Card product={basket} />)
    await isWatched()
    notify('gone')
    expect(screen.getByText('gone')).toBeVisible()
    notify({ price: 120_000, available_items: 1 })
    expect(screen.getByText('120000 1')).toBeVisible()
  })

  it('is not watched for a visitor', async () => {
    render(<Card product={basket} />)
    await flush()
    expect(watchOffer).not.toHaveBeenCalled()
  })

  it('is not watched for somebody who wants less data', async () => {
    localStorage.setItem('oja_data_saver', '1')
    signIn('ada')
    render(<Card product={basket} />)
    await flush()
    expect(watchOffer).not.toHaveBeenCalled()
  })

  it('is watched no longer than it is there', async () => {
    signIn('ada')
    const { unmount } = render(<Card product={basket} />)
    await isWatched()
    unmount()
    expect(watched.size).toBe(0)
  })

  it('is never watched when it left before the code came', async () => {
    signIn('ada')
    const { unmount } = render(<Card product={basket} />)
    unmount()
    await flush()
    expect(watched.size).toBe(0)
  })

  it('stops being watched when the person logs out', async () => {
    signIn('ada')
    render(<Card product={basket} />)
    await isWatched()
    act(() => publishSession({ status: 'signed_out', by_choice: true }))
    expect(watched.size).toBe(0)
  })

  it('believes what was asked for anew over what was told before', async () => {
    signIn('ada')
    const { rerender } = render(<Card product={basket} />)
    await isWatched()
    notify({ price: 90_000, available_items: 0 })
    rerender(<Card product={{ ...basket, available_items: 7 }} />)
    expect(screen.getByText('120000 7')).toBeVisible()
  })
})

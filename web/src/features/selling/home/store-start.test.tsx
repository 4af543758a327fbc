import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import StoreStart from './store-start'

const storeOf = (vendor: object = {}, payout_account: object | null = { bank_name: 'GTBank' }) => ({
  vendor: { vendor_id: 'omi', name: 'Omi Ori', product_count: 0, sales_count: 0, ...vendor },
  private: { payout_account },
})

const renderStart = () => show(<StoreStart uid="omi" />)

beforeEach(() => {
  localStorage.clear()
  api.answers('vendors.store', storeOf())
})

describe('a store before its first sale', () => {
  it('sees what is done and what it does next', async () => {
    renderStart()
    expect(await screen.findByRole('heading', { name: /: 1 of 4$/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Put your first product on sale' })).toHaveAttribute(
      'href',
      '/dashboard/vendor/products/new',
    )
    expect(screen.queryByRole('link', { name: /account that we pay/ })).toBeNull()
  })

  it('is asked for an account where there is none', async () => {
    api.answers('vendors.store', storeOf({ product_count: 2, delivery_version: 1 }, null))
    renderStart()
    expect(await screen.findByRole('link', { name: /account that we pay/ })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: /: 2 of 4$/ })).toBeInTheDocument()
  })

  it('shares its name, the promise and its link, which is a step', async () => {
    renderStart()
    const whatsApp = await screen.findByRole('link', { name: 'Send it on WhatsApp' })
    const text = new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text')
    expect(text).toMatch(/^Omi Ori is on Oja now\. .*escrow.* http:\/\/[^ ]+\/vendors\/omi$/)
    await userEvent.click(screen.getByRole('button', { name: 'Copy it' }))
    expect(screen.getByRole('heading', { name: /: 2 of 4$/ })).toBeInTheDocument()
  })

  it('has a QR code for signs and parcels', async () => {
    renderStart()
    await userEvent.click(await screen.findByRole('button', { name: 'Show a QR code' }))
    expect(await screen.findByRole('img', { name: 'QR code that opens Omi Ori' })).toBeVisible()
  })

  it('hides the list for good', async () => {
    const { unmount } = renderStart()
    await userEvent.click(await screen.findByRole('button', { name: 'Hide this list' }))
    expect(screen.queryByRole('list')).toBeNull()
    unmount()
    api.forgets()
    renderStart()
    expect(api.calls()).toEqual([])
  })
})

describe('a store that needs no help', () => {
  it.each([
    ['has sold', storeOf({ sales_count: 1 })],
    ['has done and shared everything', storeOf({ product_count: 1, delivery_version: 2 })],
  ])('%s, sees no list, and asks only once', async (_state, store) => {
    localStorage.setItem('oja_store_start', 'omi shared')
    api.answers('vendors.store', store)
    renderStart()
    await vi.waitFor(() => expect(localStorage.getItem('oja_store_start')).toBe('omi done'))
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('is not the store of whoever used this device before', async () => {
    localStorage.setItem('oja_store_start', 'another done')
    renderStart()
    expect(await screen.findByRole('heading', { name: /of 4$/ })).toBeInTheDocument()
  })
})

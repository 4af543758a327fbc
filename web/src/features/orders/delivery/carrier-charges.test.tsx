import type { CarrierCharge } from '@contract/entities/delivery/carrier-charge'
import { vendorCharges } from '@contract/queries/delivery/carriers'
import { bind } from '@contract/queries/query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/api/query-client'
import { listKeyOf, notify } from '@/lib/live/subscriptions'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { inDays, transactionIn } from '../testing/sample'
import { CarrierCharges } from './carrier-charges'

vi.mock('@/lib/live/load-sdk', () => ({ isSdkHere: () => false }))
vi.mock('@/lib/session/restore-session', () => ({ planSession: () => {} }))

const transaction = transactionIn('shipped')
const { id, vendor_id } = transaction
const KEY = listKeyOf(bind(vendorCharges, { vendor_id, transaction_id: id }), vendor_id)
const charge = (change: Partial<CarrierCharge> = {}): CarrierCharge => ({
  id: 'charge-1',
  transaction_id: id,
  vendor_id,
  invoice_id: transaction.invoice_id,
  courier_name: 'Fez Delivery',
  amount_minor: 50_005,
  state: 'announced',
  announced_at: inDays(-1),
  take_at: inDays(2),
  ...change,
})

const show = (...charges: CarrierCharge[]) => {
  api.answers('delivery.charges', { charges })
  api.answers('delivery.objectToCharge', {})
  render(<CarrierCharges transaction={transaction} />)
}
/** What the open page hears of the database. */
const hear = (...value: CarrierCharge[]) => act(async () => notify(KEY, { from: 'server', value }))

beforeEach(() => {
  queryClient.clear()
  const profile = { name: '', email: '', email_verified: true, photo_url: '', roles: ['vendor'] }
  publishSession({ status: 'signed_in', user: { uid: vendor_id, ...profile } })
})

describe('what a carrier charged later (case 29)', () => {
  it('says how much, until when one may object, and what happens then', async () => {
    show(charge())
    expect(await screen.findByText('₦500.05')).toBeInTheDocument()
    expect(screen.getByText(/Taken from your wallet on/)).toHaveTextContent('22nd Nov, 2026')
    expect(screen.getByRole('button', { name: 'Object' })).toBeInTheDocument()
  })

  it('is objected to with a reason of ten characters', async () => {
    show(charge())
    fireEvent.click(await screen.findByRole('button', { name: 'Object' }))
    const text = await screen.findByLabelText('Why don’t you owe it?')
    const send = () => fireEvent.submit(text.closest('form') as HTMLFormElement)
    fireEvent.change(text, { target: { value: 'No.' } })
    send()
    expect(await screen.findByText('Use at least 10 characters.')).toBeInTheDocument()
    expect(api.calls()).toHaveLength(1)
    fireEvent.change(text, { target: { value: 'It weighed what I said.' } })
    send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent('delivery.objectToCharge')).toEqual([
      { params: { id, charge_id: 'charge-1' }, body: { text: 'It weighed what I said.' } },
    ])
  })

  it('comes and changes on a page that is open', async () => {
    show()
    await waitFor(() => expect(api.calls()).toHaveLength(1))
    await hear(charge())
    expect(await screen.findByRole('button', { name: 'Object' })).toBeInTheDocument()
    await hear(charge({ state: 'objected', objection: 'It weighed what I said.' }))
    expect(await screen.findByText(/Oja decides/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Object' })).toBeNull()
  })

  it.each([
    [{ state: 'objected', objection: 'It weighed what I said.' }, 'Oja decides'],
    [{ state: 'taken', settled_at: inDays(0), reason: 'The slip says so.' }, 'Taken from your'],
    [{ state: 'waived' }, 'Nothing was taken from you.'],
    [{ state: 'withdrawn', returned_minor: 50_005 }, 'The carrier gave it back. Nothing was taken'],
    [{ state: 'taken', returned_minor: 20_000 }, '₦200 of it came back.'],
    [{ state: 'announced', returns_to: 'vendor' }, 'The carrier gives it back to you.'],
    [{ state: 'returned', returns_to: 'vendor' }, 'it is in your wallet.'],
  ] as const)('offers nothing more once it is %s', async (change, text) => {
    show(charge(change))
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is nothing where the carrier took no more', async () => {
    show()
    await waitFor(() => expect(api.calls()).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })
})

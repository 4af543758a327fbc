import type { Wallet } from '@contract/entities/money/wallet'
import { POLICY } from '@contract/escrow/policy'
import { timestampFromMillis } from '@contract/time'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { AddMoney } from './add-money'

const NOW = Date.UTC(2026, 10, 20, 12)
const at = timestampFromMillis(NOW)

const wallet: Wallet = {
  vendor_id: 'v',
  currency: 'NGN',
  pending_minor: 0,
  available_minor: 0,
  in_payout_minor: 0,
  paid_out_minor: 0,
  updated_at: at,
}
const top_up = {
  id: 'k3f9qzk3f9qzk3f9qz01',
  reference: 'oja-u-k3f9qzk3f9qzk3f9qz01',
  amount_minor: 5_000_000,
  fee_minor: 85_000,
  authorization_url: 'https://pay.example/account',
  expires_at: timestampFromMillis(NOW + POLICY.payment_ms),
}

const renderPanel = (given: Partial<Wallet> = {}) =>
  show(<AddMoney wallet={{ ...wallet, ...given }} currency="NGN" now={NOW} />)
const panel = () => screen.findByRole('region', { name: 'Add money' })
const type = async (text: string) =>
  userEvent.type(within(await panel()).getByLabelText(/Amount to transfer/), text)

beforeEach(() => {
  api.answers('vendors.store', { vendor: {}, private: { payouts_blocked: false } })
})

describe('adding money', () => {
  it('says what it is for and what arrives, and sends what is to be transferred', async () => {
    renderPanel()
    expect(await panel()).toHaveTextContent('For 30 days it is used for nothing else')
    await type('50,000')
    expect(await panel()).toHaveTextContent(
      '₦49,150 arrives in your wallet: the payment provider takes ₦850.',
    )
    api.refuses('vendors.topUp', 'wallet/top-up-limit')
    await userEvent.click(screen.getByRole('button', { name: 'Add ₦50,000 by transfer' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That is less or more than you can add now.',
    )
    expect(api.sent('vendors.topUp')).toMatchObject([{ body: { amount_minor: 5_000_000 } }])
  })

  it.each([
    ['999', 'Add at least ₦1,000.'],
    ['500001', 'You can add at most ₦500,000 now.'],
    ['much', 'Enter an amount such as 12,500 or 12,500.50.'],
  ])('refuses %s without asking the server', async (text, said) => {
    renderPanel()
    await type(text)
    await userEvent.click(screen.getByRole('button', { name: /by transfer/ }))
    expect(await panel()).toHaveTextContent(said)
    expect(api.sent('vendors.topUp')).toEqual([])
  })

  it('shows what is on the way and where its account is, instead of another form', async () => {
    renderPanel({ top_up })
    expect(await panel()).toHaveTextContent('₦50,000 is on the way.')
    expect(screen.getByRole('link', { name: 'Show the account' })).toHaveAttribute(
      'href',
      'https://pay.example/account',
    )
    expect(screen.queryByLabelText(/Amount to transfer/)).not.toBeInTheDocument()
  })

  it('says when what was added can be paid out', async () => {
    const available_at = timestampFromMillis(NOW + POLICY.top_up_ms)
    renderPanel({ topped_up: [{ entry_id: 'e', left_minor: 4_915_000, available_at }] })
    expect(await panel()).toHaveTextContent('₦49,150 is left and can be paid out from')
  })

  it('asks who owes to pay that first', async () => {
    renderPanel({ available_minor: -100_000 })
    expect(await panel()).toHaveTextContent('Pay what is owed first, above.')
    expect(screen.queryByLabelText(/Amount to transfer/)).not.toBeInTheDocument()
  })
})

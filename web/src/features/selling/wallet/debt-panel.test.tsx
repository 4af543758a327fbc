import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { address, show } from '@/lib/testing/stage'
import { DebtPanel } from './debt-panel'

const { toast } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))

const wallet = { pending_minor: 0, available_minor: -25_525 }
const renderPanel = (at = '/dashboard/vendor/wallet') =>
  show(<DebtPanel wallet={wallet} currency="NGN" />, { at })

beforeEach(() => {
  vi.clearAllMocks()
  api.answers('vendors.store', { vendor: {}, private: {} })
})

it('names the amount where it is paid', async () => {
  api.refuses('vendors.payDebt', 'wallet/nothing-owed')
  renderPanel()
  expect(screen.getByRole('button', { name: 'Pay ₦255.25 by transfer' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₦255.25 by card' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

it.each([
  ['paid', 'success', 'Paid. What was owed is settled.'],
  ['awaiting', 'info', 'We have not heard from the payment provider yet. What arrives shows here.'],
  ['failed', 'error', 'The payment did not go through. You were not charged.'],
] as const)('says what became of a payment that is %s', async (state, tone, text) => {
  api.answers('payments.verify', { state, transactions: [] })
  renderPanel('/dashboard/vendor/wallet?reference=oja-d-k3f9qzk3f9qzk3f9qz01')
  await waitFor(() => expect(toast[tone]).toHaveBeenCalledWith(text))
  await waitFor(() => expect(address()).toBe('/dashboard/vendor/wallet'))
})

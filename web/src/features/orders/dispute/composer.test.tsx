import type { Transaction } from '@contract/entities/orders/transaction'
import type { EscrowAction } from '@contract/escrow/transition'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { show } from '@/lib/testing/stage'
import { addPhoto } from '../return/testing/open-return'
import { Composer } from './composer'

vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage: vi.fn(async () => undefined),
}))

/** The transaction fields that the forms use. */
const transaction = {
  id: 'k3f9qzk3f9qzk3f9qz01',
  buyer_id: 'buyer-uid',
  vendor_id: 'vendor-uid',
  amount_paid: 1_291_250,
  escrow_fee: 41_250,
  currency: 'NGN',
  customer_details: { name: 'Ngozi Eze' },
  product_details: { vendor_details: { name: 'Adire Works' } },
  dispute: { evidence_count: { buyer: 2, vendor: 0 } },
} as Transaction

const renderComposer = (actions: EscrowAction[], refusal?: string) => {
  const run = vi.fn(async () => {
    if (refusal) throw apiError('json', refusal)
  })
  show(<Composer transaction={transaction} party="buyer" run={run} actions={actions} />)
  return run
}

describe('Composer', () => {
  it('offers every way that the table allows', () => {
    renderComposer(['add_message', 'add_evidence', 'propose_settlement'])
    const ways = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
    expect(ways).toEqual(['Write', 'Add evidence', 'Make an offer'])
  })

  it('keeps the pictures while something else is written', async () => {
    renderComposer(['add_message', 'add_evidence'])
    await userEvent.click(screen.getByText('Add evidence'))
    await addPhoto()
    await userEvent.click(screen.getByText('Write'))
    expect(screen.getByText('torn.png, uploaded')).not.toBeVisible()
    expect(screen.getByLabelText('Write to Adire Works')).toBeVisible()
    await userEvent.click(screen.getByText('Add evidence'))
    expect(screen.getByText('torn.png, uploaded')).toBeVisible()
  })

  it('offers no settlement where the table does not', () => {
    renderComposer(['add_message'])
    expect(screen.queryByText('Make an offer')).toBeNull()
  })

  it('draws nothing once the dispute is over', () => {
    renderComposer([])
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('says on the button what would go back, and what each would get', async () => {
    const run = renderComposer(['add_message', 'propose_settlement'])
    await userEvent.click(screen.getByText('Make an offer'))
    await userEvent.type(screen.getByLabelText('How much goes back to you?'), '3,750.50')
    expect(screen.getByText('₦8,749.50')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Offer ₦3,750.50 back to you' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('closes the offer once it is made, and keeps it open if it is refused', async () => {
    const offer = async () => {
      await userEvent.click(screen.getByText('Make an offer'))
      await userEvent.type(screen.getByLabelText('How much goes back to you?'), '500')
      await userEvent.click(screen.getByRole('button', { name: 'Offer ₦500 back to you' }))
    }
    renderComposer(['add_message', 'propose_settlement'])
    await offer()
    expect(await screen.findByLabelText('Write to Adire Works')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Write' })).toHaveFocus()
    cleanup()
    renderComposer(['add_message', 'propose_settlement'], 'This is not possible at this stage.')
    await offer()
    expect(await screen.findByText('This is not possible at this stage.')).toBeVisible()
    expect(screen.getByLabelText('How much goes back to you?')).toHaveValue('500')
  })

  it('sends no offer of more than the goods', async () => {
    const run = renderComposer(['add_message', 'propose_settlement'])
    await userEvent.click(screen.getByText('Make an offer'))
    await userEvent.type(screen.getByLabelText('How much goes back to you?'), '12500.01')
    await userEvent.click(screen.getByRole('button', { name: 'Make the offer' }))
    expect(screen.getByText(/at most ₦12,500, the goods/)).toBeVisible()
    expect(run).not.toHaveBeenCalled()
  })

  it('keeps what was written when the server refuses', async () => {
    renderComposer(['add_message'], 'This is not possible at this stage.')
    const field = screen.getByLabelText('Write to Adire Works')
    await userEvent.type(field, 'Please look.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('This is not possible at this stage.')).toBeVisible()
    expect(field).toHaveValue('Please look.')
  })

  it('asks for a picture before it adds evidence', async () => {
    const run = renderComposer(['add_evidence'])
    expect(screen.getByText(/You have used 2 of 5/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add to the dispute' }))
    expect(screen.getByText('Add at least one picture.')).toBeVisible()
    expect(run).not.toHaveBeenCalled()
  })
})

import { transactionEndpoints } from '@contract/api/orders/transactions'
import type { Dispute, Party } from '@contract/entities/orders/transaction'
import { actionsFor } from '@contract/escrow/actions'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { inDays, NOW, sampleDispute, transactionIn } from '../testing/sample'
import { OpenSettlementOffer } from './open-settlement-offer'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))

const PROPOSAL: Dispute['proposal'] = { by: 'vendor', refund_minor: 375_000, at: inDays(-1) }
const disputeWith = (proposal: Dispute['proposal']) =>
  transactionIn('in_dispute', { dispute: sampleDispute({ proposal, responded: true }) })

const offerTo = (party: Party, proposal: Dispute['proposal'] = PROPOSAL) => {
  const transaction = disputeWith(proposal)
  return (
    <OpenSettlementOffer
      transaction={transaction}
      party={party}
      run={async (action) => {
        await action()
      }}
      actions={actionsFor(transaction, party, NOW)}
    />
  )
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }))
const refused = () =>
  apiError('json', 'This is not possible at this stage.', {
    status: 409,
    code: 'transaction/action-not-allowed',
  })

beforeEach(() => {
  localStorage.clear()
  call.mockReset().mockResolvedValue({})
})

describe('the offer that stands', () => {
  it('can be accepted and declined by the other, and withdrawn by who made it', () => {
    const { rerender } = render(offerTo('buyer'))
    expect(buttons()).toEqual(['Accept the offer', 'Decline the offer'])
    rerender(offerTo('vendor'))
    expect(buttons()).toEqual(['Withdraw the offer'])
    rerender(offerTo('vendor', null))
    expect(buttons()).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is declined as it was read, with the reason or without', async () => {
    render(offerTo('buyer'))
    const decline = async (reason: string) => {
      await press('Decline the offer')
      const dialog = await screen.findByRole('dialog', { name: 'Decline this offer?' })
      if (reason) await userEvent.type(screen.getByRole('textbox'), reason)
      await press('Decline the offer', dialog)
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
    const params = { id: disputeWith(null).id }
    await decline(' The repair costs more. ')
    expect(call).toHaveBeenLastCalledWith(transactionEndpoints.declineOffer, {
      params,
      body: { refund_minor: 375_000, reason: 'The repair costs more.' },
    })
    await decline('')
    expect(call).toHaveBeenLastCalledWith(transactionEndpoints.declineOffer, {
      params,
      body: { refund_minor: 375_000 },
    })
  })

  it('is withdrawn after a question', async () => {
    render(offerTo('vendor'))
    await press('Withdraw the offer')
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your offer?' })
    expect(dialog).toHaveTextContent('Ngozi Eze is told and can’t accept it any more')
    expect(call).not.toHaveBeenCalled()
    await press('Withdraw the offer', dialog)
    expect(call).toHaveBeenCalledExactlyOnceWith(transactionEndpoints.withdrawOffer, {
      params: { id: disputeWith(null).id },
      body: { refund_minor: 375_000 },
    })
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  it('that is withdrawn while its question is open says so, and stays to be read', async () => {
    call.mockRejectedValue(refused())
    const { rerender } = render(offerTo('buyer'))
    await press('Accept the offer')
    const dialog = await screen.findByRole('dialog', { name: 'Accept this settlement?' })
    rerender(offerTo('buyer', null))
    await press(/^Accept: ₦3,750.00 to you/, dialog)
    expect(await screen.findByText(/This offer is no longer open/)).toBeVisible()
  })

  it('keeps the reason where declining fails, and where the dialog is closed', async () => {
    call.mockRejectedValue(refused())
    render(offerTo('buyer'))
    await press('Decline the offer')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(screen.getByRole('textbox'), 'Too little.')
    await press('Decline the offer', dialog)
    expect(await screen.findByText(/This offer is no longer open/)).toBeVisible()
    await press('Back', dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await press('Decline the offer')
    expect(await screen.findByRole('textbox')).toHaveValue('Too little.')
  })
})

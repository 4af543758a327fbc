import type { Dispute } from '@contract/entities/orders/dispute'
import type { Party } from '@contract/entities/orders/party'
import { actionsFor } from '@contract/escrow/actions'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { inDays, NOW, sampleDispute, transactionIn } from '../testing/sample'
import { OpenSettlementOffer } from './open-settlement-offer'

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

beforeEach(() => {
  localStorage.clear()
  for (const name of ['transactions.declineOffer', 'transactions.withdrawOffer'] as const)
    api.answers(name, {})
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
    await decline('')
    expect(api.sent('transactions.declineOffer')).toEqual([
      { params, body: { refund_minor: 375_000, reason: 'The repair costs more.' } },
      { params, body: { refund_minor: 375_000 } },
    ])
  })

  it('is withdrawn after a question', async () => {
    render(offerTo('vendor'))
    await press('Withdraw the offer')
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your offer?' })
    expect(dialog).toHaveTextContent('Ngozi Eze is told and can’t accept it any more')
    expect(api.calls()).toEqual([])
    await press('Withdraw the offer', dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(api.sent('transactions.withdrawOffer')).toEqual([
      { params: { id: disputeWith(null).id }, body: { refund_minor: 375_000 } },
    ])
  })

  it('that is withdrawn while its question is open says so, and stays to be read', async () => {
    api.refuses('transactions.accept', 'transaction/action-not-allowed')
    const { rerender } = render(offerTo('buyer'))
    await press('Accept the offer')
    const dialog = await screen.findByRole('dialog', { name: 'Accept this settlement?' })
    rerender(offerTo('buyer', null))
    await press(/^Accept: ₦3,750 to you/, dialog)
    expect(await screen.findByText(/This offer is no longer open/)).toBeVisible()
  })

  it('keeps the reason where declining fails, and where the dialog is closed', async () => {
    api.refuses('transactions.declineOffer', 'transaction/action-not-allowed')
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

  it('says that the goods go back first, and is answered as it was read', async () => {
    for (const name of ['transactions.accept', 'transactions.withdrawOffer'] as const) {
      api.answers(name, {})
    }
    const proposal = { ...PROPOSAL, by: 'vendor', refund_minor: 375_000, goods: 'return' } as const
    const body = { refund_minor: 375_000, goods: 'return' }
    const { rerender } = render(offerTo('buyer', proposal as Dispute['proposal']))
    expect(screen.getByText(/The goods go back first, and Adire Works/)).toHaveTextContent(
      'pays the way. Nothing moves before they are back.',
    )
    await press('Accept the offer')
    const dialog = await screen.findByRole('dialog', { name: 'Accept this settlement?' })
    expect(dialog).toHaveTextContent('You send the goods back within 3 working days')
    await press('Accept: ₦3,750 to you once the goods are back', dialog)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(api.sent('transactions.accept')[0]?.body).toEqual(body)

    await press('Decline the offer')
    await press('Decline the offer', await screen.findByRole('dialog'))
    await waitFor(() => expect(api.sent('transactions.declineOffer')[0]?.body).toEqual(body))

    rerender(offerTo('vendor', proposal as Dispute['proposal']))
    await press('Withdraw the offer')
    await press('Withdraw the offer', await screen.findByRole('dialog'))
    await waitFor(() => expect(api.sent('transactions.withdrawOffer')[0]?.body).toEqual(body))
  })
})

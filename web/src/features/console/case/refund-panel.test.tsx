import type { Case } from '@contract/entities/console/console'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { RefundPanel } from './refund-panel'

const ACCOUNT = { bank_id: '058', account_number: '1234567899' }
const STRANGER = {
  bank: 'GTBank',
  account: '******7899',
  account_name: 'COLLUDING FRIEND',
  is_payers_name: false,
  amount_minor: 1_035_000,
  needs_two: true,
}

beforeEach(() => {
  api.answers('public.banks', [{ bank_code: '058', bank_name: 'GTBank' }])
  api.answers('console.refundAccount', STRANGER)
  api.answers('console.retry', { state: 'waiting' })
})

const showCase = (state = 'dead') => {
  const found = {
    transaction: { id: 'k3f9', currency: 'NGN' },
    tasks: [
      { id: 'k3f9-refund', kind: 'refund', state, last_error: 'the account is closed' },
      { id: 'k3f9-push', kind: 'push', state: 'dead', last_error: null },
    ],
  } as unknown as Case
  show(<RefundPanel found={found} onDecided={() => {}} />)
}

const fill = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send to another account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'GTBank' })
  await userEvent.selectOptions(dialog.getByLabelText('Bank'), '058')
  await userEvent.type(dialog.getByLabelText('Reason'), 'The buyer asked for it.')
  return dialog
}

const sent = () => api.sent('console.retry').map(({ body }) => body)

describe('a refund that came back', () => {
  it('shows nothing while none waits for a person', () => {
    showCase('pending')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is proposed to another account once the bank has said whose it is', async () => {
    showCase()
    expect(screen.getAllByRole('button', { name: 'Send to another account' })).toHaveLength(1)
    const dialog = await fill()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send it there' }).disabled).toBe(
      true,
    )
    await userEvent.type(dialog.getByLabelText('Account number'), ' 1234 567-899')
    expect(await dialog.findByText(/COLLUDING FRIEND, GTBank/)).toBeDefined()
    expect(dialog.getByText('no')).toBeDefined()
    expect(dialog.getByRole('status').textContent).toContain('A second person confirms it')
    await userEvent.click(
      dialog.getByRole('button', { name: /^Propose to send ₦[\d,.]+ to COLLUDING FRIEND$/ }),
    )
    await waitFor(() =>
      expect(sent()).toEqual([{ reason: 'The buyer asked for it.', account: ACCOUNT }]),
    )
  })

  it('in the buyer’s name needs nobody else', async () => {
    api.answers('console.refundAccount', {
      ...STRANGER,
      account_name: 'NGOZI EZE',
      is_payers_name: true,
      needs_two: false,
    })
    showCase()
    const dialog = await fill()
    await userEvent.type(dialog.getByLabelText('Account number'), ACCOUNT.account_number)
    expect(await dialog.findByText(/^NGOZI EZE/)).toBeDefined()
    expect(dialog.getByRole('status').textContent).toContain('It is sent at once')
    expect(sent()).toEqual([])
  })

  it('is tried again as it was, with a reason', async () => {
    showCase()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'The bank is back.')
    await userEvent.click(dialog.getByRole('button', { name: /^Try again to send/ }))
    await waitFor(() => expect(sent()).toEqual([{ reason: 'The bank is back.' }]))
  })
})

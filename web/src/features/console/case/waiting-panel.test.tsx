import type { CaseDecision } from '@contract/entities/console/case-decision'
import type { Case } from '@contract/entities/console/console'
import { timestampFromMillis } from '@contract/time'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { WaitingPanel } from './waiting-panel'

const decision: CaseDecision = {
  transaction_id: 'k3f9qzk3f9qzk3f9qzk3',
  proposal_id: 'p3f9qzk3f9qzk3f9qzk3',
  buyer_id: 'ngozi',
  vendor_id: 'tunde',
  version: 7,
  decision: 'redirect_refund',
  account: {
    bank: 'GTBank',
    account: '******7899',
    account_name: 'COLLUDING FRIEND',
    is_payers_name: false,
  },
  reason: 'Their sister has the account.',
  amount_minor: 1_035_000,
  state: 'waiting',
  proposed_by: 'ada',
  proposed_at: timestampFromMillis(Date.UTC(2026, 10, 1)),
  confirmed_by: null,
  decided_at: null,
}

it('confirms the proposal that is on the screen', async () => {
  api.answers('console.confirm', { state: 'done' })
  const found = { transaction: { id: 'k3f9qzk3f9qzk3f9qzk3', currency: 'NGN' } } as unknown as Case
  show(<WaitingPanel found={found} decision={decision} isOwn={false} onDecided={() => {}} />)
  expect(screen.getByText('COLLUDING FRIEND, GTBank ******7899')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the decision' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Move/ }))
  await waitFor(() =>
    expect(api.sent('console.confirm').map(({ body }) => body)).toEqual([
      { proposal_id: 'p3f9qzk3f9qzk3f9qzk3' },
    ]),
  )
})

import type { Case } from '@contract/entities/console/console'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import { RefundPanel } from './refund-panel'

vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))

const ACCOUNT = { bank_id: '058', account_number: '1234567899' }
const STRANGER = {
  bank: 'GTBank',
  account: '******7899',
  account_name: 'COLLUDING FRIEND',
  is_payers_name: false,
  amount_minor: 1_035_000,
  needs_two: true,
}

let destination: object = STRANGER
beforeEach(() => {
  destination = STRANGER
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async ({ path }: { path: string }) => {
    if (path.endsWith('/banks')) return [{ bank_code: '058', bank_name: 'GTBank' }]
    if (path.endsWith('/account')) return destination
    return { done: true, state: 'waiting' }
  }) as never)
})

const show = (state = 'dead') => {
  const found = {
    transaction: { id: 'k3f9', currency: 'NGN' },
    tasks: [
      { id: 'k3f9-refund', kind: 'refund', state, last_error: 'the account is closed' },
      { id: 'k3f9-push', kind: 'push', state: 'dead', last_error: null },
    ],
  } as unknown as Case
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RefundPanel found={found} onDecided={() => {}} />
    </QueryClientProvider>,
  )
}

const fill = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send to another account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'GTBank' })
  await userEvent.selectOptions(dialog.getByLabelText('Bank'), '058')
  await userEvent.type(dialog.getByLabelText('Reason'), 'The buyer asked for it.')
  return dialog
}

const sent = () =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([{ path }, given]) =>
      path.endsWith('/retry') ? [(given as { body: object }).body] : [],
    )

describe('a refund that came back', () => {
  it('shows nothing while none waits for a person', () => {
    show('pending')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is proposed to another account once the bank has said whose it is', async () => {
    show()
    expect(screen.getAllByRole('button', { name: 'Send to another account' })).toHaveLength(1)
    const dialog = await fill()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send it there' }).disabled).toBe(
      true,
    )
    await userEvent.type(dialog.getByLabelText('Account number'), ACCOUNT.account_number)
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
    destination = { ...STRANGER, account_name: 'NGOZI EZE', is_payers_name: true, needs_two: false }
    show()
    const dialog = await fill()
    await userEvent.type(dialog.getByLabelText('Account number'), ACCOUNT.account_number)
    expect(await dialog.findByText(/^NGOZI EZE/)).toBeDefined()
    expect(dialog.getByRole('status').textContent).toContain('It is sent at once')
    expect(sent()).toEqual([])
  })

  it('is tried again as it was, with a reason', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'The bank is back.')
    await userEvent.click(dialog.getByRole('button', { name: /^Try again to send/ }))
    await waitFor(() => expect(sent()).toEqual([{ reason: 'The bank is back.' }]))
  })
})

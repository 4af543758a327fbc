import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { AccountPanel } from './account-panel'

const AT = { seconds: 1_780_000_000, nanoseconds: 0 }
const person = (more: { email?: string; phone?: string; joined_at?: typeof AT | null }) => ({
  uid: 'bola',
  name: 'Bola Ade',
  email: '',
  phone: '+2348031000001',
  joined_at: AT,
  store: null,
  purchases: [],
  sales: [],
  decisions: [],
  ...more,
})
const GIVE = { name: 'Give an email address' }

it('gives an address to an account without one, with what proved it', async () => {
  const onDone = vi.fn()
  api.answers('support.giveEmail', () => ({ done: true }))
  show(<AccountPanel person={person({})} mayAct onDone={onDone} />)
  expect(screen.getByText('+2348031000001')).toBeVisible()
  fireEvent.click(screen.getByRole('button', GIVE))
  const dialog = within(await screen.findByRole('dialog', GIVE))
  const button = dialog.getByRole('button', { name: 'Give this address' })
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type('What they proved it with', 'Two orders by name and price.')
  type('Email address', 'bola@')
  expect(button).toBeDisabled()
  type('Email address', ' Bola@Example.com ')
  fireEvent.click(button)
  await waitFor(() =>
    expect(api.calls('support.giveEmail')).toMatchObject([
      {
        params: { id: 'bola' },
        body: { email: 'bola@example.com', reason: 'Two orders by name and price.' },
      },
    ]),
  )
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

it('is offered neither for another account, nor a deleted one, nor to who may not', () => {
  const cases = [
    [person({ email: 'bola@example.com' }), true],
    [person({ joined_at: null, phone: '' }), true],
    [person({}), false],
  ] as const
  for (const [one, mayAct] of cases) {
    const { unmount } = show(<AccountPanel person={one} mayAct={mayAct} onDone={() => {}} />)
    expect(screen.queryByRole('button', GIVE)).toBeNull()
    unmount()
  }
})

it('tells a deleted account from one without an address', () => {
  const { unmount } = show(<AccountPanel person={person({})} mayAct onDone={() => {}} />)
  expect(screen.queryByText('deleted')).toBeNull()
  unmount()
  show(<AccountPanel person={person({ joined_at: null, phone: '' })} mayAct onDone={() => {}} />)
  expect(screen.getByText('deleted')).toBeVisible()
})

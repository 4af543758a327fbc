import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { DraftNote } from './draft-note'
import { useFormDraft } from './use-form-draft'

type Fields = { street: string; account: string; city: string; states: string[] }

const EMPTY: Fields = { street: '', account: '', city: '', states: [] }
const sent = vi.fn()

const Form = ({ of = 'one', saved = EMPTY }: { of?: string; saved?: Fields }) => {
  const form = useForm<Fields>({ defaultValues: saved })
  const draft = useFormDraft(form, of, 'account')
  const send = form.handleSubmit((fields) => {
    sent(draft.touched(fields), draft.filledWith('street'))
    draft.forget()
  })
  return (
    <form onSubmit={send}>
      <DraftNote draft={draft} />
      <input aria-label="Street" {...form.register('street')} />
      <input aria-label="City" {...form.register('city')} />
      <input aria-label="Account" {...form.register('account')} />
      <output>{form.formState.isDirty ? 'changed' : 'as it was'}</output>
      <button type="submit">Send</button>
    </form>
  )
}

const street = () => screen.getByLabelText('Street')
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** What a reload does: a new document, the same storage. */
const reload = (of?: string, saved?: Fields) => {
  cleanup()
  render(<Form of={of} saved={saved} />)
}
const stored = () => Object.keys(localStorage)

beforeEach(() => localStorage.clear())

describe('the draft of a form', () => {
  it('has what was typed after a reload, as a change that is not saved', () => {
    render(<Form />)
    expect(screen.queryByText(/We kept/)).toBeNull()
    type('Street', '4 Itoku Road')
    reload()
    expect(street()).toHaveValue('4 Itoku Road')
    expect(screen.getByText('changed')).toBeVisible()
    expect(screen.getByText('We kept what you typed last time.')).toBeVisible()
  })

  it('begins anew when that is asked for', () => {
    render(<Form />)
    type('Street', '4 Itoku Road')
    reload()
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(street()).toHaveValue('')
    expect(stored()).toEqual([])
    expect(screen.queryByText(/We kept/)).toBeNull()
  })

  it('is forgotten once it is sent, or empty again', async () => {
    render(<Form />)
    type('Street', '4 Itoku Road')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect.poll(stored).toEqual([])
    type('Street', '5 Itoku Road')
    expect(stored()).toHaveLength(1)
    type('Street', '')
    expect(stored()).toEqual([])
  })

  it('never stores what must not be on a device', () => {
    render(<Form />)
    type('Street', '4 Itoku Road')
    type('Account', '0123456789')
    expect(JSON.stringify({ ...localStorage })).not.toContain('0123456789')
    reload()
    expect(screen.getByLabelText('Account')).toHaveValue('')
  })

  it('is another form’s nothing, and the next user’s nothing', () => {
    render(<Form />)
    const user = {
      uid: 'ada',
      name: 'Ada',
      email: 'ada@oja.example',
      email_verified: true,
      photo_url: '',
      roles: ['user'],
    }
    publishSession({ status: 'signed_in', user })
    type('Street', '4 Itoku Road')
    reload('two')
    expect(street()).toHaveValue('')
    publishSession({ status: 'signed_out', by_choice: true })
    reload()
    expect(street()).toHaveValue('')
  })

  it.each(['not json', '7', '["a"]', '{"street":7,"states":"Lagos"}'])(
    'ignores what it can not read: %s',
    (text) => {
      localStorage.setItem('oja_draft_one', text)
      render(<Form />)
      expect(street()).toHaveValue('')
      expect(screen.queryByText(/We kept/)).toBeNull()
    },
  )

  it('has nothing of fields that were left alone, so that what changed elsewhere stays', async () => {
    render(<Form saved={{ ...EMPTY, street: '1 Itoku Road', city: 'Ake' }} />)
    type('Street', '4 Itoku Road')
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ake')
    reload('one', { ...EMPTY, street: '2 Itoku Road', city: 'Oke-Ona' })
    expect(street()).toHaveValue('4 Itoku Road')
    expect(screen.getByLabelText('City')).toHaveValue('Oke-Ona')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect
      .poll(() => sent.mock.lastCall)
      .toEqual([{ street: '4 Itoku Road' }, '1 Itoku Road'])
  })

  it('sends nothing of what is as it was again', async () => {
    render(<Form saved={{ ...EMPTY, street: '1 Itoku Road' }} />)
    type('Street', '4 Itoku Road')
    type('Street', '1 Itoku Road')
    type('City', 'Ake')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect.poll(() => sent.mock.lastCall).toEqual([{ city: 'Ake' }, '1 Itoku Road'])
  })
})

import { zodResolver } from '@hookform/resolvers/zod'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { fieldProps } from '@/lib/field-props'
import { fill, press, show } from '@/lib/testing/stage'
import { FormAlert } from '@/ui/feedback/form-alert'
import { TextField } from '@/ui/form/text-field'
import { useSubmit } from './use-submit'

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter a name.')),
  note: z.string().check(z.maxLength(3)),
})

const send = vi.fn()

/** Shows the note as a field without an error, in what is folded, or not at all. */
const Form = ({ note = 'plain' }: { note?: 'plain' | 'folded' | 'absent' }) => {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', note: 'abcd' },
  })
  const field = fieldProps(form)
  const submit = useSubmit(form, send)
  return (
    <form noValidate onSubmit={submit}>
      <TextField label="Name" {...field('name')} />
      {note === 'plain' && <TextField label="Note" {...form.register('note')} />}
      {note === 'folded' && (
        <details>
          <TextField label="Note" {...field('note')} />
        </details>
      )}
      <FormAlert>{form.formState.errors.root?.message}</FormAlert>
      <button type="submit">Send</button>
    </form>
  )
}

it.each(['plain', 'folded', 'absent'] as const)(
  'says at the form what no field shows: %s',
  async (note) => {
    show(<Form note={note} />)
    fill('Name', 'Ada')
    press('Send')
    expect(
      await screen.findByText('Use at most 3 characters.', { selector: '[role=alert] *' }),
    ).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  },
)

it('leaves to a field what the field says', async () => {
  show(<Form />)
  press('Send')
  expect(await screen.findByText('Enter a name.')).toBeVisible()
  await new Promise((done) => setTimeout(done, 20))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

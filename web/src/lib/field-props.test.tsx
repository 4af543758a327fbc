import { zodResolver } from '@hookform/resolvers/zod'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldProps } from '@/lib/field-props'
import { fill, press, show } from '@/lib/testing/stage'
import { TextField } from '@/ui/form/text-field'
import { useSubmit } from './forms/use-submit'

const schema = z.object({
  name: z.string().check(
    z.minLength(3),
    z.maxLength(8),
    z.refine((text) => text !== 'Oja', 'This name is reserved.'),
    z.refine((text) => !text.includes('1')),
  ),
})
const textOf = () => 'Enter 3 letters or more.'

const Form = () => {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '' } })
  const field = fieldProps(form, textOf)
  return (
    <form noValidate onSubmit={useSubmit(form, () => undefined, { textOf })}>
      <TextField label="Name" {...field('name')} />
      <button type="submit">Send</button>
    </form>
  )
}

it.each([
  ['what is missing by the form’s text', 'Ad', 'Enter 3 letters or more.'],
  ['what the schema has no words for by the form’s text', 'Ada1', 'Enter 3 letters or more.'],
  ['what is too long as the schema does', 'Adaobi Nkem', 'Use at most 8 characters.'],
  ['what has words of its own by them', 'Oja', 'This name is reserved.'],
])('says %s', async (_what, name, text) => {
  show(<Form />)
  fill('Name', name)
  press('Send')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(text)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './form/checkbox'
import { PasswordField } from './form/password-field'
import { SelectField } from './form/select-field'
import { TextArea } from './form/text-area'
import { TextField } from './form/text-field'

const options = [{ value: 'lagos', label: 'Lagos' }]

describe('fields', () => {
  it.each([
    ['text field', <TextField key="1" label="State" error="Choose a state" />],
    ['text area', <TextArea key="2" label="State" error="Choose a state" />],
    ['select', <SelectField key="3" label="State" options={options} error="Choose a state" />],
    ['password', <PasswordField key="4" label="State" error="Choose a state" />],
    ['checkbox', <Checkbox key="5" label="State" error="Choose a state" />],
  ])('ties label and error to the %s', (_, field) => {
    render(field)
    const control = screen.getByLabelText('State')
    expect(control).toBeInvalid()
    expect(control).toHaveAccessibleDescription('Choose a state')
  })

  it('is not marked invalid without an error', () => {
    render(<TextField label="Name" hint="As on your card" />)
    const control = screen.getByLabelText('Name')
    expect(control).not.toHaveAttribute('aria-invalid')
    expect(control).toHaveAccessibleDescription('As on your card')
  })

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('does not submit the form when the password is shown', async () => {
    let sent = 0
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
      >
        <PasswordField label="Password" />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(sent).toBe(0)
  })
})

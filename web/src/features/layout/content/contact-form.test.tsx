import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { ContactForm } from './contact-form'

const renderForm = (at = '/contact') => show(<ContactForm />, { at })

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada Obi')
  await userEvent.type(screen.getByLabelText('Email'), 'Ada@Example.com')
  await userEvent.type(screen.getByLabelText('Message'), 'Where is my basket, please?')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

describe('ContactForm', () => {
  it('sends what was written, with the subject from the address', async () => {
    api.answers('public.contact', {})
    renderForm('/contact?subject=Report%20a%20product')
    await fill()
    await send()
    expect(await screen.findByText('Your message is on its way')).toBeVisible()
    expect(api.sent('public.contact')).toEqual([
      {
        body: {
          name: 'Ada Obi',
          email: 'ada@example.com',
          topic: 'question',
          subject: 'Report a product',
          message: 'Where is my basket, please?',
        },
      },
    ])
  })

  it('says what it is about, which the address may have chosen', async () => {
    api.answers('public.contact', {})
    renderForm('/contact?subject=Held%20money&topic=appeal')
    expect(screen.getByLabelText('What is it about?')).toHaveValue('appeal')
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A copy of my data')
    await fill()
    await send()
    expect(await screen.findByText('Your message is on its way')).toBeVisible()
    expect(api.sent('public.contact')).toMatchObject([{ body: { topic: 'access' } }])
  })

  it('refuses empty fields, each with its message', async () => {
    renderForm()
    await send()
    expect(await screen.findByText('Tell us your name')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
    expect(screen.getByText('Write at least 10 characters')).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it('says how long a message may be', async () => {
    renderForm('/contact?subject=Hello')
    await fill()
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(4001) } })
    await send()
    expect(await screen.findByText('Use at most 4,000 characters.')).toBeVisible()
  })

  it('says at the message that it has a card number', async () => {
    renderForm('/contact?subject=Hello')
    await fill()
    fireEvent.change(screen.getByLabelText('Message'), {
      target: { value: 'My card is 5060 6666 6666 6666 666, please help.' },
    })
    await send()
    expect(await screen.findByText(/^This looks like a card number/)).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveFocus()
    expect(api.calls()).toEqual([])
  })

  it('refuses what is no email address', async () => {
    renderForm()
    await userEvent.type(screen.getByLabelText('Email'), 'ada')
    await send()
    expect(await screen.findByText('This is not an email address')).toBeVisible()
  })

  it('keeps what was typed when sending fails', async () => {
    api.loses('public.contact')
    renderForm('/contact?subject=Hello')
    await fill()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please check your connection and try again.',
    )
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada Obi')
  })
})

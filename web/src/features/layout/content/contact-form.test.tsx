import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from './contact-form'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', async () => ({
  call,
  send: (await import('@/lib/testing/send-with')).sendWith(call),
}))

const renderForm = (address = '/contact') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ContactForm />
    </MemoryRouter>,
  )

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada Obi')
  await userEvent.type(screen.getByLabelText('Email'), 'Ada@Example.com')
  await userEvent.type(screen.getByLabelText('Message'), 'Where is my basket, please?')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

beforeEach(() => {
  vi.mocked(call).mockReset()
})

describe('ContactForm', () => {
  it('sends what was written, with the subject from the address', async () => {
    vi.mocked(call).mockResolvedValue({ done: true })
    renderForm('/contact?subject=Report%20a%20product')
    await fill()
    await send()
    expect(await screen.findByText('Your message is on its way')).toBeVisible()
    expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({
      body: {
        name: 'Ada Obi',
        email: 'ada@example.com',
        topic: 'question',
        subject: 'Report a product',
        message: 'Where is my basket, please?',
      },
    })
  })

  it('says what it is about, which the address may have chosen', async () => {
    vi.mocked(call).mockResolvedValue({ done: true })
    renderForm('/contact?subject=Held%20money&topic=appeal')
    expect(screen.getByLabelText('What is it about?')).toHaveValue('appeal')
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A copy of my data')
    await fill()
    await send()
    expect(await screen.findByText('Your message is on its way')).toBeVisible()
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { topic: 'access' } })
  })

  it('refuses empty fields, each with its message', async () => {
    renderForm()
    await send()
    expect(await screen.findByText('Tell us your name')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
    expect(screen.getByText('Write at least 10 characters')).toBeVisible()
    expect(call).not.toHaveBeenCalled()
  })

  it('refuses what is no email address', async () => {
    renderForm()
    await userEvent.type(screen.getByLabelText('Email'), 'ada')
    await send()
    expect(await screen.findByText('This is not an email address')).toBeVisible()
  })

  it('keeps what was typed when sending fails', async () => {
    vi.mocked(call).mockRejectedValue(new Error('offline'))
    renderForm('/contact?subject=Hello')
    await fill()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    )
    expect(screen.getByLabelText('Your name')).toHaveValue('Ada Obi')
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { EmailChoice } from './email-choice'

const send = vi.fn()
const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <EmailChoice title="Unsubscribe" text="Really?" button="Leave" done="Gone." send={send} />
    </MemoryRouter>,
  )
const press = () => userEvent.click(screen.getByRole('button', { name: 'Leave' }))

beforeEach(() => vi.resetAllMocks())

describe('the page of an email’s link', () => {
  it('does nothing until its button is pressed, and then what the link says', async () => {
    send.mockResolvedValue({ done: true })
    show('/newsletter/unsubscribe#a.b')
    expect(send).not.toHaveBeenCalled()
    await press()
    expect(send).toHaveBeenCalledExactlyOnceWith('a.b')
    expect(await screen.findByText('Gone.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says why a link does not work', async () => {
    send.mockRejectedValue(
      apiError('json', 'This link is no longer valid. Please subscribe again.'),
    )
    show('/newsletter/unsubscribe#a.b')
    await press()
    expect(await screen.findByText(/^This link is no longer valid/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Leave' })).toBeEnabled()
  })

  it('asks for the link where there is none', () => {
    show('/newsletter/unsubscribe')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('This page needs the link from our email.')).toBeVisible()
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import PlaceButton from './place-button'

const { session, account } = vi.hoisted(() => ({
  session: { status: 'signed_out', user: undefined as { uid: string } | undefined },
  account: { saveAccountPlace: vi.fn(), readAccountPlace: vi.fn() },
}))
vi.mock('../session/session', () => ({ useSession: () => session }))
vi.mock('../live/session-writes', () => account)
vi.mock('../locations', async (original) => ({
  ...(await original<typeof import('../locations')>()),
  useLocations: () => ({ data: { Lagos: ['Ikeja'], Kano: ['Dala'] } }),
}))

const signIn = (uid: string | undefined) => {
  session.status = uid ? 'signed_in' : 'signed_out'
  session.user = uid ? { uid } : undefined
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Deliver to|Choose where/ }))
  await screen.findByRole('dialog')
}
const pick = async (state: string, area: string) => {
  await userEvent.selectOptions(screen.getByLabelText('State'), state)
  await userEvent.selectOptions(screen.getByLabelText('Local government area'), area)
  await userEvent.click(screen.getByRole('button', { name: 'Deliver here' }))
}

beforeEach(() => {
  localStorage.clear()
  signIn(undefined)
  account.saveAccountPlace.mockReset().mockResolvedValue(undefined)
  account.readAccountPlace.mockReset().mockResolvedValue(undefined)
})

describe('the place', () => {
  it('is picked on the device by a visitor', async () => {
    render(<PlaceButton />)
    await open()
    await pick('Lagos', 'Ikeja')
    expect(await screen.findByRole('button', { name: 'Deliver to Ikeja, Lagos' })).toBeVisible()
    expect(localStorage.getItem('oja_place')).toBe('Lagos/Ikeja')
    expect(account.saveAccountPlace).not.toHaveBeenCalled()
  })

  it('is asked for whole: nothing is saved without an area', async () => {
    render(<PlaceButton />)
    await open()
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Lagos')
    await userEvent.click(screen.getByRole('button', { name: 'Deliver here' }))
    expect(screen.getByText('Choose an area.')).toBeVisible()
    expect(localStorage.getItem('oja_place')).toBeNull()
  })

  it('is saved with the account of who is signed in, and forgotten with it', async () => {
    signIn('ada')
    render(<PlaceButton />)
    await open()
    await pick('Kano', 'Dala')
    await screen.findByRole('button', { name: 'Deliver to Dala, Kano' })
    const place = { state: 'Kano', city: 'Dala' }
    expect(account.saveAccountPlace).toHaveBeenLastCalledWith('ada', place)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Forget this place' }))
    await screen.findByRole('button', { name: 'Choose where it should go' })
    expect(account.saveAccountPlace).toHaveBeenLastCalledWith('ada', undefined)
  })

  it('of a visitor goes to the account at the login', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    signIn('ada')
    render(<PlaceButton />)
    await vi.waitFor(() =>
      expect(account.saveAccountPlace).toHaveBeenCalledWith('ada', {
        state: 'Lagos',
        city: 'Ikeja',
      }),
    )
  })

  it('of the account comes to a device without one, and leaves it with the logout', async () => {
    account.readAccountPlace.mockResolvedValue({ state: 'Kano', city: 'Dala' })
    signIn('ada')
    const { unmount } = render(<PlaceButton />)
    expect(await screen.findByRole('button', { name: 'Deliver to Dala, Kano' })).toBeVisible()
    unmount()
    signIn(undefined)
    render(<PlaceButton />)
    expect(await screen.findByRole('button', { name: 'Choose where it should go' })).toBeVisible()
  })

  it('that no state has is forgotten', async () => {
    localStorage.setItem('oja_place', 'Atlantis/Harbour')
    render(<PlaceButton />)
    await vi.waitFor(() => expect(localStorage.getItem('oja_place')).toBeNull())
  })
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setSessionHint } from '../../lib/session/session-hint'
import { publishSession, SIGNED_OUT } from '../../lib/session/session-store'
import PlaceButton from './place-button'

const { account } = vi.hoisted(() => ({
  account: { saveAccountPlace: vi.fn(), readAccountPlace: vi.fn() },
}))
vi.mock('../../lib/live/session-writes', () => account)
vi.mock('./locations', async (original) => ({
  ...(await original<typeof import('./locations')>()),
  useLocations: () => ({ data: { Lagos: ['Ikeja'], Kano: ['Dala'] } }),
}))

const signIn = (uid: string) => {
  const user = { uid, name: '', email: '', email_verified: true, photo_url: '', roles: [] }
  setSessionHint(true)
  publishSession({ status: 'signed_in', user })
}
const logOut = () => {
  setSessionHint(false)
  publishSession(SIGNED_OUT)
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
  logOut()
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
    render(<PlaceButton />)
    expect(await screen.findByRole('button', { name: 'Deliver to Dala, Kano' })).toBeVisible()
    act(logOut)
    expect(await screen.findByRole('button', { name: 'Choose where it should go' })).toBeVisible()
  })

  it.each([
    ['comes', () => Promise.resolve({ state: 'Kano', city: 'Dala' })],
    ['is refused', () => Promise.reject(new Error('permission-denied'))],
  ])('of an account that %s after its logout is neither kept nor an error', async (_, answer) => {
    const logged = vi.spyOn(console, 'error')
    let answerNow = () => {}
    const asked = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    account.readAccountPlace.mockImplementation(() => asked.then(answer))
    signIn('ada')
    render(<PlaceButton />)
    await vi.waitFor(() => expect(account.readAccountPlace).toHaveBeenCalledWith('ada'))
    act(logOut)
    answerNow()
    await act(async () => {})
    expect(logged).not.toHaveBeenCalled()
    expect(localStorage.getItem('oja_place')).toBeNull()
    expect(localStorage.getItem('oja_place_of')).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose where it should go' })).toBeVisible()
  })

  it('that no state has is forgotten', async () => {
    localStorage.setItem('oja_place', 'Atlantis/Harbour')
    render(<PlaceButton />)
    await vi.waitFor(() => expect(localStorage.getItem('oja_place')).toBeNull())
  })
})

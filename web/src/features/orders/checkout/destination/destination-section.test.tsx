import { timestampFromMillis } from '@contract/time'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SavedAddress } from '@/lib/live/transactions'
import { DestinationSection } from './destination-section'
import { type Destination, useDestination } from './use-destination'

vi.mock('@/shared/place/locations', async (original) => ({
  ...(await original<typeof import('@/shared/place/locations')>()),
  useLocations: () => ({ data: { Lagos: ['Ikeja'] } }),
}))

const home: SavedAddress = {
  id: 'home',
  recipient_name: 'Ngozi Eze',
  phone: '08031234567',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  updated_at: timestampFromMillis(0),
}
const goods = { delivery_states: ['Lagos'] }
let destination: Destination

const Checkout = () => {
  destination = useDestination(goods, 'Ngozi Eze', 'a_checkout')
  return <DestinationSection product={goods} destination={destination} />
}
const show = async (...addresses: SavedAddress[]) => {
  render(<Checkout />)
  await act(async () => destination.addresses.receive(addresses))
}

beforeEach(() => localStorage.clear())

it('folds a saved address to one card, and opens its fields by Change', async () => {
  await show(home)
  expect(screen.getByText(/12 Allen Avenue, Ikeja, Lagos/, { selector: 'p' })).toBeVisible()
  expect(screen.getByLabelText('Address')).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByLabelText('Address')).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveValue('12 Allen Avenue')
})

it('shows the fields where nothing is saved', async () => {
  await show()
  expect(screen.getByLabelText('Address')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

it('opens by itself where a field is refused', async () => {
  await show(home)
  await act(async () => destination.form.setError('city', {}))
  expect(screen.getByLabelText('Address')).toBeVisible()
})

it('says at the note that it is too long, and leaves the address folded', async () => {
  await show(home)
  await act(async () => destination.form.setValue('note', 'y'.repeat(301)))
  await act(() => destination.form.trigger())
  expect(screen.getByLabelText(/Note for the vendor/)).toBeInvalid()
  expect(screen.getByText('Use at most 300 characters.')).toBeVisible()
  expect(screen.getByLabelText('Address')).not.toBeVisible()
})

it('knows a saved address in what was kept of the last visit, and saves no second one', async () => {
  await show(home)
  // What a form keeps of a saved address.
  await userEvent.type(screen.getByLabelText(/Note for the vendor/), 'Please ring')
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  cleanup()
  await show(home)
  expect(destination.addresses.chosen).toBe('home')
  expect(screen.getByLabelText(/Note for the vendor/)).toHaveValue('Please ring')
})

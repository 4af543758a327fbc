import type { DeliveryProfile } from '@contract/entities/delivery/delivery'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { DeliveryPage } from './delivery-page'
import { SAVED } from './testing/sample-profile'

const server = { profile: SAVED as DeliveryProfile | null, has_carriers: false }
const GAPS = { places: [{ state: 'Kano', areas: [] }], up_to_grams: 2_000 }
const profile = () => ({ ...server, gaps: server.profile ? GAPS : null })
const saved = () => api.sent('delivery.saveProfile').map(({ body }) => body)

beforeEach(() => {
  localStorage.clear()
  server.profile = SAVED
  server.has_carriers = false
  api.answers('vendors.store', { vendor: { state: 'Lagos', city: 'Ikeja' } })
  api.answers('public.locations', { Lagos: ['Agege', 'Ikeja'] })
  api.answers('delivery.profile', profile)
  api.answers('delivery.saveProfile', ({ body }) => {
    const next = { ...SAVED, ...body, version: body.version + 1 } as DeliveryProfile
    server.profile = next
    return { ...server, profile: next, gaps: GAPS }
  })
  api.answers('delivery.readRates', { rates: SAVED.rates.slice(0, 1), ignored: ['note'] })
})

const open = async () => {
  show(<DeliveryPage />)
  await screen.findByRole('heading', { name: 'Rates' })
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const rateRows = () =>
  within(screen.getByRole('table', { name: 'Delivery rates' }))
    .getAllByRole('row')
    .slice(1)

describe('the delivery settings', () => {
  it('have after a reload what was typed and which rates were changed, until they are saved', async () => {
    await open()
    fill('Handling days', '4')
    await press(/^Remove rate 1/)
    cleanup()
    await open()
    expect(screen.getByLabelText(/^Handling days/)).toHaveValue('4')
    expect(rateRows()).toHaveLength(SAVED.rates.length - 1)
    await press('Save delivery settings')
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  })

  it.each([true, false])(
    'offer carriers only where they can be booked: %s',
    async (has_carriers) => {
      server.has_carriers = has_carriers
      await open()
      await screen.findByLabelText('Courier to the door')
      const offered = screen.queryByLabelText(/^Carrier, booked through Oja/)
      expect(offered !== null).toBe(has_carriers)
    },
  )

  it('show what is saved, with its gaps', async () => {
    await open()
    expect(rateRows()[0]).toHaveTextContent(/Lagos.*Courier.*any.*1 to 3 working days.*₦2,500/)
    expect(rateRows()[1]).toHaveTextContent(/Everywhere.*up to 2 kg/)
    expect(screen.getByLabelText(/^Free from/)).toHaveValue('50000')
    expect(screen.getByText('You do not deliver to: Kano.')).toBeVisible()
    expect(screen.getByText(/above 2 kg/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save delivery settings' })).toBeDisabled()
  })

  it('start with every state for a store that saved none, and say what holds until then', async () => {
    server.profile = null
    await open()
    expect(screen.getByText(/delivery is included in your prices/)).toBeVisible()
    expect(rateRows()).toHaveLength(1)
    await press('Save delivery settings')
    await screen.findByText('You do not deliver to: Kano.')
    expect(saved()[0]).toMatchObject({ version: 0, rates: [{ scope: 'everywhere' }] })
    expect(screen.queryByText(/delivery is included in your prices/)).toBeNull()
  })

  it('save the version that was edited, whole', async () => {
    await open()
    fill('Free from', '')
    fill('Handling days', '3')
    await userEvent.click(screen.getByLabelText('Saturday'))
    await press('Save delivery settings')
    await waitFor(() => expect(screen.getByLabelText('Saturday')).not.toBeChecked())
    const { updated_at: _at, ...draft } = SAVED
    expect(saved()).toEqual([
      { ...draft, free_from_minor: null, handling_days: 3, working_days: [1, 2, 3, 4, 5] },
    ])
  })

  it('are refused beside the rate and the field that is wrong, and keep what was typed', async () => {
    await open()
    api.refuses('delivery.saveProfile', 'request/invalid', {
      fields: {
        'rates.1.places': 'Rate 1 has the same method, place and weight: Lagos.',
        rates: 'Add a rate for Lagos, where your store is.',
        methods: 'Add a rate for motor park, or switch it off.',
      },
    })
    fill('Handling days', '7')
    await userEvent.click(screen.getByLabelText('Waybill to a motor park'))
    await press('Save delivery settings')
    expect(await screen.findByText('Some fields need your attention.')).toBeVisible()
    expect(rateRows()[1]).toHaveTextContent('Rate 1 has the same method')
    expect(rateRows()[0]).not.toHaveTextContent('same method')
    expect(screen.getByText('Add a rate for Lagos, where your store is.')).toBeVisible()
    expect(screen.getByText('Add a rate for motor park, or switch it off.')).toBeVisible()
    expect(screen.getByLabelText(/^Handling days/)).toHaveValue('7')
  })

  it.each([
    ['Handling days', '0', /from 1 to 10/],
    ['Handling days', 'two', /from 1 to 10/],
    ['Free from', 'a lot', /amount in naira/],
    ['Free from', '0', /amount in naira/],
  ])('are not sent with %s %j', async (label, value, message) => {
    await open()
    fill(label, value)
    await press('Save delivery settings')
    expect(await screen.findByText(message)).toBeVisible()
    expect(saved()).toEqual([])
  })
})

describe('a rate', () => {
  it('is added with its place, price, weight and time', async () => {
    await open()
    await press('Add a rate')
    const dialog = within(await screen.findByRole('dialog'))
    fill('How$', 'motor_park')
    fill('Motor park$', 'Utako Park')
    await userEvent.click(dialog.getByLabelText('Abuja'))
    fill('Price', '1,500')
    fill('Up to how many kg', '2.5')
    await userEvent.click(dialog.getByRole('button', { name: 'Add the rate' }))
    await waitFor(() => expect(rateRows()).toHaveLength(3))
    expect(rateRows()[2]).toHaveTextContent(/Abuja.*Utako Park.*up to 2\.5 kg.*₦1,500/)
    await press('Save delivery settings')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject({
      rates: [
        {},
        {},
        {
          method: 'motor_park',
          scope: 'state',
          places: ['Abuja'],
          park: 'Utako Park',
          fee_minor: 150_000,
          up_to_grams: 2_500,
        },
      ],
    })
  })

  it('is not added while something is missing, and says what', async () => {
    await open()
    await press('Add a rate')
    const dialog = within(await screen.findByRole('dialog'))
    fill('How$', 'motor_park')
    await userEvent.click(dialog.getByRole('button', { name: 'Add the rate' }))
    expect(dialog.getByText('Enter a price in naira.')).toBeVisible()
    fill('Price', '100')
    await userEvent.click(dialog.getByRole('button', { name: 'Add the rate' }))
    expect(dialog.getByText(/at least one place/)).toBeVisible()
    expect(dialog.getByText(/^Name the motor park/)).toBeVisible()
    expect(rateRows()).toHaveLength(2)
  })

  it('names areas by their state', async () => {
    await open()
    await press('Change rate 1, Lagos')
    const dialog = within(await screen.findByRole('dialog'))
    fill('Where', 'area')
    fill('Areas of which state', 'Lagos')
    await userEvent.click(await dialog.findByLabelText('Agege, Lagos'))
    await userEvent.click(dialog.getByRole('button', { name: 'Change the rate' }))
    await waitFor(() => expect(rateRows()[0]).toHaveTextContent('Agege, Lagos'))
  })

  it('is removed, and what remains is saved', async () => {
    await open()
    await press('Remove rate 2, Everywhere')
    await press('Save: you deliver to 1 of 37 states')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject({ rates: [SAVED.rates[0]] })
  })
})

describe('a start', () => {
  it.each([
    ['Lagos only', 1],
    ['One price everywhere', 1],
    ['By zone', 7],
  ])('with %s is one tap', async (name, count) => {
    server.profile = null
    await open()
    await press(name)
    expect(rateRows()).toHaveLength(count)
    expect(saved()).toEqual([])
  })

  it('is not offered over rates that are saved', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'By zone' })).toBeNull()
    await press('Remove rate 1, Lagos')
    await press('Remove rate 1, Everywhere')
    await press('By zone')
    expect(rateRows()).toHaveLength(7)
  })

  const file = (text: string) => new File([text], 'rates.csv')
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText(/CSV file/), { target: { files: [file(text)] } })

  it('from a CSV file takes the place of the rates, and is not saved yet', async () => {
    await open()
    choose('method,scope\ncourier,state\n')
    await waitFor(() => expect(rateRows()).toHaveLength(1))
    expect(api.sent('delivery.readRates')).toEqual([
      {
        body: {
          columns: ['method', 'scope'],
          rows: [{ row: 2, cells: ['courier', 'state'] }],
        },
      },
    ])
    expect(saved()).toEqual([])
    expect(screen.getByRole('button', { name: /^Save(:| delivery)/ })).toBeEnabled()
  })

  it('from a CSV file with errors names their rows and changes nothing', async () => {
    api.answers('delivery.readRates', {
      errors: [{ row: 2, column: 'fee', message: 'Enter naira.' }],
    })
    await open()
    choose('method\ncourier\n')
    expect(await screen.findByText('Enter naira.')).toBeVisible()
    expect(rateRows()).toHaveLength(2)
  })

  it('from an empty file is refused here', async () => {
    await open()
    choose('method\n')
    expect(await screen.findByText(/no rates below/)).toBeVisible()
    expect(api.sent('delivery.readRates')).toEqual([])
  })
})

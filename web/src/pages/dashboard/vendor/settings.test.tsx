import { vendorEndpoints } from '@contract/api/people/vendors'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VendorVerification } from '@/features/account/vendor-verification'
import { PayoutAccount } from '@/features/selling/store/payout-account'
import { apiError } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'
import { ownStoreQuery } from '@/shared/store/own-store'
import StoreSettingsPage from './settings'

const { updateHoliday, updateStore } = vendorEndpoints
const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))
vi.mock('@/lib/uploads/image-replacer', () => ({ ImageReplacer: () => <p>the logo</p> }))

const vendor = {
  vendor_id: 'v',
  name: 'Adire Works',
  description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
  address: '4 Itoku Road',
  city: 'Abeokuta South',
  state: 'Ogun',
  logo: '',
}
const account = {
  bank_code: '044',
  bank_name: 'Access Bank',
  account_number_masked: '******1234',
  account_name: 'ADIRE WORKS',
  recipient_code: 'RCP_1',
  usable_from: { seconds: 0, nanoseconds: 0 },
}
const store = (payout_account: typeof account | null = account) => ({
  vendor,
  private: { legal_name: 'Adire Works Ltd', phone: '08031234567', payout_account },
})

/** Mocks the store's response as given and the lists that the forms load. */
const BANKS = [{ bank_code: '058', bank_name: 'GTBank' }]
const respond = (given: () => Promise<unknown>) =>
  call.mockImplementation(({ path }: { path: string }) => {
    if (path === '/vendors/vendor') return given()
    if (path === '/public/banks') return Promise.resolve(BANKS)
    return Promise.resolve(path === '/public/locations' ? { Ogun: ['Abeokuta South'] } : [])
  })

const renderSettings = (page = <StoreSettingsPage />) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  call.mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

describe('the store settings', () => {
  it('show their shape while they load', () => {
    respond(() => new Promise(() => {}))
    renderSettings()
    expect(screen.getByRole('status', { name: 'Loading your store settings' })).toBeInTheDocument()
  })

  it('show logo, store and payout account', async () => {
    respond(async () => store())
    renderSettings()
    expect(await screen.findByDisplayValue('Adire Works')).toBeVisible()
    expect(screen.getByText('the logo')).toBeVisible()
    expect(screen.getByText('Access Bank, ******1234')).toBeVisible()
  })

  it('ask for an account where there is none yet', async () => {
    respond(async () => store(null))
    renderSettings()
    expect(await screen.findByRole('button', { name: 'Use this account' })).toBeVisible()
  })

  it('send of the store what was touched, so that what changed elsewhere meanwhile stays', async () => {
    respond(async () => store())
    renderSettings()
    await userEvent.type(await screen.findByLabelText('Address'), ' East')
    queryClient.setQueryData(
      ownStoreQuery.queryKey,
      (now) =>
        now && {
          ...now,
          vendor: { ...now.vendor, name: 'Renamed Works' },
          private: { ...now.private, phone: '+2348039999999' },
        },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(updateStore, {
        body: { address: `${vendor.address} East` },
      }),
    )
  })

  it('send of a holiday what was touched', async () => {
    const holiday = { from: '2026-12-01', back_on: '2026-12-03' }
    respond(async () => ({ ...store(), vendor: { ...vendor, rest: { holiday, paused_at: null } } }))
    renderSettings()
    const within_it = within(await screen.findByRole('region', { name: 'Holiday' }))
    await userEvent.type(within_it.getByLabelText(/Message to buyers/), 'Back soon')
    await userEvent.click(within_it.getByRole('button', { name: 'Save holiday' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(updateHoliday, {
        body: { holiday: { message: 'Back soon' } },
      }),
    )
  })

  it('warn while a changed account waits', async () => {
    const soon = { seconds: Math.floor(Date.now() / 1000) + 3600, nanoseconds: 0 }
    respond(async () => store({ ...account, usable_from: soon }))
    renderSettings()
    expect(await screen.findByText(/This account was changed/)).toBeVisible()
  })

  it('show a changed account on the page of the verification too', async () => {
    let current = account
    respond(async () => store(current))
    renderSettings(
      <>
        <PayoutAccount account={null} />
        <VendorVerification />
      </>,
    )
    expect(await screen.findByText('******1234')).toBeVisible()
    current = { ...account, account_number_masked: '******6789' }
    await screen.findByRole('option', { name: 'GTBank' })
    await userEvent.selectOptions(screen.getByLabelText('Bank'), '058')
    await userEvent.type(screen.getByLabelText('Account number'), '0123456789')
    await userEvent.click(screen.getByRole('button', { name: 'Use this account' }))
    expect(await screen.findByText('******6789')).toBeVisible()
  })

  it('refuse a holiday at its dates, save one, and end it', async () => {
    respond(async () => store())
    renderSettings()
    const holiday = await screen.findByRole('region', { name: 'Holiday' })
    const within_it = within(holiday)
    await userEvent.type(within_it.getByLabelText('First day off'), '2026-12-01')
    await userEvent.type(within_it.getByLabelText('Back on'), '2026-12-01')
    const save = within_it.getByRole('button', { name: 'Save holiday' })
    await userEvent.click(save)
    expect(await within_it.findByText(/at the earliest one day after/)).toBeVisible()
    expect(call).not.toHaveBeenCalledWith(updateHoliday, expect.anything())

    await userEvent.clear(within_it.getByLabelText('Back on'))
    await userEvent.type(within_it.getByLabelText('Back on'), '2026-12-03')
    const wanted = { from: '2026-12-01', back_on: '2026-12-03' }
    call.mockRejectedValueOnce(
      apiError('json', 'Some fields need your attention.', {
        status: 400,
        details: { in: 'body', fields: { 'holiday.from': 'This day is over.' } },
      }),
    )
    await userEvent.click(save)
    expect(await within_it.findByText('This day is over.')).toBeVisible()
    const rest = { holiday: wanted, paused_at: null }
    call.mockResolvedValueOnce({ ...vendor, rest })
    await userEvent.click(save)
    expect(call).toHaveBeenLastCalledWith(updateHoliday, { body: { holiday: wanted } })
    expect(await within_it.findByText(/“Back on 3 December”/)).toBeVisible()

    call.mockResolvedValueOnce({ ...vendor, rest: null })
    await userEvent.click(within_it.getByRole('button', { name: 'End the holiday' }))
    expect(call).toHaveBeenLastCalledWith(updateHoliday, { body: { holiday: null } })
    await waitFor(() => expect(within_it.queryByText(/“Back on/)).toBeNull())
  })

  it('say what failed and try again', async () => {
    respond(async () => {
      throw apiError('json', 'The service is busy.', { status: 503 })
    })
    renderSettings()
    expect(await screen.findByText('The service is busy.')).toBeVisible()
    respond(async () => store())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByDisplayValue('Adire Works')).toBeVisible()
  })

  it('are not called missing while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    respond(() => new Promise(() => {}))
    renderSettings()
    expect(screen.getByText('You are offline')).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VendorVerification } from '@/features/account/vendor-verification'
import { PayoutAccount } from '@/features/selling/store/payout-account'
import { queryClient } from '@/lib/api/query-client'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { ownStoreQuery } from '@/shared/store/own-store'
import StoreSettingsPage from './settings'

vi.mock('@/lib/uploads/image-replacer', () => ({
  ImageReplacer: ({ label }: { label: string }) => <p>{label}</p>,
}))

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

const respond = (given: object) => api.answers('vendors.store', given)
const renderSettings = (page = <StoreSettingsPage />) => show(page)

beforeEach(() => {
  api.answers('public.banks', [{ bank_code: '058', bank_name: 'GTBank' }])
  api.answers('public.locations', { Ogun: ['Abeokuta South'] })
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the store settings', () => {
  it('show their shape while they load', () => {
    api.never('vendors.store')
    renderSettings()
    expect(screen.getByRole('status', { name: 'Loading your store settings' })).toBeInTheDocument()
  })

  it('show logo, cover, store and payout account', async () => {
    respond(store())
    renderSettings()
    expect(await screen.findByDisplayValue('Adire Works')).toBeVisible()
    expect(screen.getByText('Store logo')).toBeVisible()
    expect(screen.getAllByText('Cover')).toHaveLength(2)
    expect(screen.getByText('Access Bank, ******1234')).toBeVisible()
  })

  it('ask for an account where there is none yet', async () => {
    respond(store(null))
    renderSettings()
    expect(await screen.findByRole('button', { name: 'Use this account' })).toBeVisible()
  })

  it('send of the store what was touched, so that what changed elsewhere meanwhile stays', async () => {
    respond(store())
    renderSettings()
    api.answers('vendors.updateStore', {})
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
      expect(api.sent('vendors.updateStore')).toEqual([
        { body: { address: `${vendor.address} East` } },
      ]),
    )
  })

  it('open the store of who sells by deals alone, once it can be shown', async () => {
    const empty = { description: '', address: '' }
    const private_part = { ...store().private, address: vendor.address }
    respond({ vendor: { ...vendor, ...empty, is_listed: false }, private: private_part })
    renderSettings()
    await userEvent.click(await screen.findByRole('button', { name: 'Open my store' }))
    expect(
      await screen.findByText('Tell buyers what you make, in at least 20 characters.'),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Cover' })).toBeNull()
    expect(api.calls('vendors.updateStore')).toEqual([])

    api.answers('vendors.updateStore', { vendor: { ...vendor, is_listed: true } })
    await userEvent.type(screen.getByLabelText('About your store'), vendor.description)
    expect(screen.getByLabelText('Address')).toHaveValue(vendor.address)
    await userEvent.click(screen.getByRole('button', { name: 'Open my store' }))
    await waitFor(() =>
      expect(api.sent('vendors.updateStore')).toMatchObject([
        { body: { is_listed: true, description: vendor.description, address: vendor.address } },
      ]),
    )
    expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Open my store' })).toBeNull()
  })

  it('save another name of who sells by deals alone, without opening anything', async () => {
    const empty = { description: '', address: '' }
    const private_part = { ...store().private, address: vendor.address }
    respond({ vendor: { ...vendor, ...empty, is_listed: false }, private: private_part })
    renderSettings()
    api.answers('vendors.updateStore', { vendor: { ...vendor, is_listed: false } })
    await userEvent.type(await screen.findByLabelText('Store name'), ' Two')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(api.sent('vendors.updateStore')).toEqual([{ body: { name: 'Adire Works Two' } }]),
    )
  })

  it('send of a holiday what was touched', async () => {
    const holiday = { from: '2026-12-01', back_on: '2026-12-03' }
    respond({ ...store(), vendor: { ...vendor, rest: { holiday, paused_at: null } } })
    renderSettings()
    const within_it = within(await screen.findByRole('region', { name: 'Holiday' }))
    api.answers('vendors.updateHoliday', {})
    await userEvent.type(within_it.getByLabelText(/Message to buyers/), 'Back soon')
    await userEvent.click(within_it.getByRole('button', { name: 'Save holiday' }))
    await waitFor(() =>
      expect(api.sent('vendors.updateHoliday')).toEqual([
        { body: { holiday: { message: 'Back soon' } } },
      ]),
    )
  })

  it('warn while a changed account waits', async () => {
    const soon = { seconds: Math.floor(Date.now() / 1000) + 3600, nanoseconds: 0 }
    respond(store({ ...account, usable_from: soon }))
    renderSettings()
    expect(await screen.findByText(/This account was changed/)).toBeVisible()
  })

  it('show a changed account on the page of the verification too', async () => {
    let current = account
    api.answers('vendors.store', () => store(current))
    api.answers('vendors.updatePayoutAccount', {})
    api.answers('vendors.resolveAccount', {})
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
    respond(store())
    renderSettings()
    const holiday = await screen.findByRole('region', { name: 'Holiday' })
    const within_it = within(holiday)
    await userEvent.type(within_it.getByLabelText('First day off'), '2026-12-01')
    await userEvent.type(within_it.getByLabelText('Back on'), '2026-12-01')
    const save = within_it.getByRole('button', { name: 'Save holiday' })
    await userEvent.click(save)
    expect(await within_it.findByText(/at the earliest one day after/)).toBeVisible()
    expect(api.sent('vendors.updateHoliday')).toEqual([])

    await userEvent.clear(within_it.getByLabelText('Back on'))
    await userEvent.type(within_it.getByLabelText('Back on'), '2026-12-03')
    const wanted = { from: '2026-12-01', back_on: '2026-12-03' }
    api.refuses('vendors.updateHoliday', 'request/invalid', {
      in: 'body',
      fields: { 'holiday.from': 'This day is over.' },
    })
    await userEvent.click(save)
    expect(await within_it.findByText('This day is over.')).toBeVisible()
    const rest = { holiday: wanted, paused_at: null }
    api.answers('vendors.updateHoliday', { ...vendor, rest })
    await userEvent.click(save)
    expect(await within_it.findByText(/“Back on 3 December”/)).toBeVisible()
    expect(api.sent('vendors.updateHoliday').at(-1)).toEqual({ body: { holiday: wanted } })

    api.answers('vendors.updateHoliday', { ...vendor, rest: null })
    await userEvent.click(within_it.getByRole('button', { name: 'End the holiday' }))
    await waitFor(() => expect(within_it.queryByText(/“Back on/)).toBeNull())
    expect(api.sent('vendors.updateHoliday').at(-1)).toEqual({ body: { holiday: null } })
  })

  it('say what failed and try again', async () => {
    api.refuses('vendors.store', 'service/unavailable')
    renderSettings()
    expect(await screen.findByText(/^The service is busy\./)).toBeVisible()
    respond(store())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByDisplayValue('Adire Works')).toBeVisible()
  })

  it('are not called missing while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    api.never('vendors.store')
    renderSettings()
    expect(screen.getByText('You are offline')).toBeVisible()
  })
})

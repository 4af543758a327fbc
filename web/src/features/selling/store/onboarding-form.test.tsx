import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDraft } from '@/lib/forms/drafts'
import { api } from '@/lib/testing/fake-api'
import { person, show } from '@/lib/testing/stage'
import { OnboardingForm } from './onboarding-form'

const TYPED = {
  name: 'Itoku Adire Works',
  description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
  address: '4 Itoku Road',
  city: 'Abeokuta South',
  state: 'Ogun',
  phone: '0803 123 4567',
  legal_name: 'Ada Obi',
  bank_code: '058',
}

const onDone = vi.fn(async () => {})

const Form = ({ from }: { from: number }) => {
  const [step, setStep] = useState(from)
  return (
    <OnboardingForm user={person()} kind="store" step={step} onStep={setStep} onDone={onDone} />
  )
}

const renderForm = (from = 1) => show(<Form from={from} />)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const respond = (matches: boolean) =>
  api.answers('vendors.resolveAccount', { matches, masked_name: 'A•• O••' })

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  api.answers('public.banks', [{ bank_name: 'Guaranty Trust Bank', bank_code: '058' }])
  api.answers('public.locations', { Ogun: ['Abeokuta South'] })
  api.answers('vendors.onboarding', {})
  respond(true)
})

describe('an error beside a field', () => {
  it('comes with Continue, not on leaving the field: the button stays where it is pressed', async () => {
    renderForm()
    const name = screen.getByLabelText('Store name')
    name.focus()
    fireEvent.blur(name)
    await new Promise((done) => setTimeout(done, 20))
    expect(screen.queryByText('Enter a store name of 3 to 60 characters.')).toBeNull()
    await press('Continue')
    expect(await screen.findByText('Enter a store name of 3 to 60 characters.')).toBeVisible()
  })

  it('goes while it is mended, so that the next press finds the button at rest', async () => {
    renderForm()
    await press('Continue')
    expect(
      await screen.findByText('Tell buyers what you make, in at least 20 characters.'),
    ).toBeVisible()
    fill('Store name', TYPED.name)
    fill('What do you make, and how?', TYPED.description)
    await waitFor(() => expect(screen.queryByText(/^(Enter a store|Say in)/)).toBeNull())
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Your address' })).toBeVisible()
  })
})

describe('what was chosen at an earlier visit', () => {
  it.each([
    [2, 'Local government area', 'Abeokuta South'],
    [3, 'Bank', '058'],
  ])('of step %s is still chosen once the list is there: %s', async (step, label, value) => {
    saveDraft('onboarding', TYPED)
    renderForm(step)
    await screen.findByText(step === 2 ? 'Abeokuta South' : 'Guaranty Trust Bank')
    expect(screen.getByLabelText(label)).toHaveValue(value)
    if (step === 2) fill('Phone number', '08031234567')
    else fill('Account number', '0123456789')
    await press('Continue')
    expect(
      await screen.findByRole('heading', {
        name: step === 2 ? 'Where we pay you' : 'Check and open',
      }),
    ).toBeVisible()
  })
})

describe('the bank’s answer', () => {
  const toAccount = () => {
    saveDraft('onboarding', TYPED)
    renderForm(3)
    fill('Account number', '0123456789')
  }

  it('says that the account is in the legal name', async () => {
    toAccount()
    expect(await screen.findByText(/is in your legal name/)).toBeVisible()
    expect(screen.queryByText(/not the name above/)).toBeNull()
  })

  it('warns at once where the account is somebody else’s, until the names match', async () => {
    respond(false)
    toAccount()
    expect(await screen.findByText(/belongs to A•• O••\. This is not the name above/)).toBeVisible()
    respond(true)
    fill('Legal name', 'Musa Bello')
    fireEvent.blur(screen.getByLabelText('Legal name'))
    expect(await screen.findByText(/is in your legal name/)).toBeVisible()
    expect(screen.queryByText(/not the name above/)).toBeNull()
  })

  it('stops where the account is somebody else’s, and goes on once it is not', async () => {
    respond(false)
    toAccount()
    await press('Continue')
    expect(await screen.findByText(/This is not the name above/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Account number')).toHaveFocus())
    expect(screen.getByRole('heading', { name: 'Where we pay you' })).toBeVisible()
    respond(true)
    fill('Account number', '9876543210')
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Check and open' })).toBeVisible()
  })

  it('is not waited for where the bank can not be asked', async () => {
    api.refuses('vendors.resolveAccount', 'payment/provider-unavailable')
    toAccount()
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Check and open' })).toBeVisible()
  })

  it('leads back from the last step where the server refuses the name', async () => {
    const message = 'The account name at the bank does not match the legal name of your store.'
    api.refuses('vendors.onboarding', 'vendor/account-name-mismatch')
    toAccount()
    await screen.findByText(/is in your legal name/)
    await press('Continue')
    await screen.findByRole('heading', { name: 'Check and open' })
    await press('Open my store')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await press('Check the name and the account')
    expect(await screen.findByRole('heading', { name: 'Where we pay you' })).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(onDone).not.toHaveBeenCalled()
  })

  it('opens the store with the phone number in its one form', async () => {
    toAccount()
    await screen.findByText(/is in your legal name/)
    await press('Continue')
    await screen.findByRole('heading', { name: 'Check and open' })
    await press('Open my store')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(api.sent('vendors.onboarding')).toMatchObject([{ body: { phone: '+2348031234567' } }])
  })
})

it('leads to what a reload has emptied, such as the account number, and says so there', async () => {
  saveDraft('onboarding', TYPED)
  renderForm(4)
  await press('Open my store')
  expect(await screen.findByRole('heading', { name: 'Where we pay you' })).toBeVisible()
  expect(screen.getByText('Enter the 10 digits of the account number.')).toBeVisible()
  expect(screen.getByLabelText('Account number')).toBeInvalid()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

describe('selling by deals alone', () => {
  it('takes a name, an address and a bank account, on one screen', async () => {
    show(<OnboardingForm user={person()} kind="deals" step={1} onStep={() => {}} onDone={onDone} />)
    await press('Start selling by deals')
    expect(await screen.findByText('Enter a store name of 3 to 60 characters.')).toBeVisible()
    expect(api.calls('vendors.onboarding')).toEqual([])
    fill('Name', TYPED.name)
    fill('State', TYPED.state)
    await screen.findByRole('option', { name: TYPED.city })
    fill('Local government area', TYPED.city)
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(
      /only couriers and who returns something see it/,
    )
    fill('Address', TYPED.address)
    fill('Phone number', TYPED.phone)
    fill('Bank', TYPED.bank_code)
    fill('Account number', '0123456789')
    await press('Start selling by deals')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const { name, address, city, state, legal_name, bank_code } = TYPED
    expect(api.sent('vendors.onboarding')).toEqual([
      {
        body: {
          ...{ name, address, city, state, legal_name, bank_code },
          phone: '+2348031234567',
          account_number: '0123456789',
          is_listed: false,
        },
      },
    ])
  })
})

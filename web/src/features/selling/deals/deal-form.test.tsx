import { NEW_TRIAL } from '@contract/entities/people/vendor'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { DealForm } from './deal-form'
import { sampleDeal } from './testing/sample-deal'

const onSaved = vi.fn()
const ID = 'd'.repeat(20)

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  api.answers('vendors.store', { vendor: { trial: NEW_TRIAL } })
  api.answers('deals.create', sampleDeal())
  api.answers('deals.update', sampleDeal({ version: 2 }))
})

const open = (deal?: ReturnType<typeof sampleDeal>) =>
  show(<DealForm uid="ada" {...(deal && { deal })} onSaved={onSaved} />)
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const unfold = () => userEvent.click(screen.getByText('More'))
const fillShort = () => {
  fill('What do you sell?', 'Two iroko stools')
  fill('Price in naira', '4,000')
  fill('Description', 'As we spoke about them: iroko, oiled.')
}

describe('a new deal', () => {
  it('takes a title, a price and a description; the rest has a default', async () => {
    open()
    fillShort()
    await press('Make the deal')
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(sampleDealLike()))
    expect(api.sent('deals.create')).toEqual([
      {
        body: {
          title: 'Two iroko stools',
          description: 'As we spoke about them: iroko, oiled.',
          category: 'miscellaneous',
          price_minor: 400_000,
          uses: 1,
          delivery: { kind: 'fee', fee_minor: 0, days_min: 1, days_max: 3 },
          fee_payer: 'buyer',
          image_paths: [],
          days: 7,
        },
      },
    ])
  })

  it('says what both of them pay and get, while it is typed', async () => {
    open()
    expect(screen.getAllByText('–')).toHaveLength(2)
    fill('Price in naira', '4000')
    await unfold()
    fill('Delivery fee in naira', '1000')
    expect(screen.getByText('₦5,225')).toBeVisible()
    expect(screen.getByText('₦5,000')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Who pays the escrow fee'), 'half')
    expect(screen.getByText('₦5,112.50')).toBeVisible()
    expect(screen.getByText('₦4,887.50')).toBeVisible()
  })

  it('says at its field what is wrong, and unfolds where it is', async () => {
    open()
    fill('Price in naira', '499')
    await unfold()
    fill('Days that it is open', '31')
    await unfold()
    await press('Make the deal')
    expect(await screen.findByText(/^Say what it is in 3/)).toBeVisible()
    expect(screen.getByText(/^Enter a price from ₦500/)).toBeVisible()
    expect(screen.getByText(/^Describe it in 20/)).toBeVisible()
    expect(screen.getByLabelText('Days that it is open')).toHaveAccessibleDescription(/1 to 30/)
    expect(screen.getByLabelText('Days that it is open')).toBeInvalid()
    expect(api.calls('deals.create')).toEqual([])
  })

  it('asks for no fee where there is none', async () => {
    open()
    fillShort()
    await unfold()
    fill('Delivery fee in naira', 'free')
    await userEvent.selectOptions(screen.getByLabelText('Delivery'), 'pickup')
    await press('Make the deal')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(api.sent('deals.create')[0]?.body).toMatchObject({ delivery: { kind: 'pickup' } })
  })

  it('shows at its field how often a new store’s may be bought, and why', async () => {
    api.refuses('deals.create', 'deal/too-many-uses')
    open()
    fillShort()
    fill('How often it can be bought', '6')
    await press('Make the deal')
    expect(await screen.findByText(/its deals can be bought 5 times at most/)).toBeVisible()
    expect(screen.getByText(/^1 to 5 while your store is new/)).toBeVisible()
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('is the same deal when it is sent again after no answer came, and another once changed', async () => {
    api.loses('deals.create')
    open()
    fillShort()
    for (const title of ['Two iroko stools', 'Two iroko stools', 'Three iroko stools']) {
      fill('What do you sell?', title)
      await press('Make the deal')
      await screen.findByText(/check your connection/)
    }
    const keys = api.calls('deals.create').map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBeDefined()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is there again after a reload until it is made, as when the network was lost', async () => {
    api.loses('deals.create')
    open()
    fillShort()
    await press('Make the deal')
    expect(await screen.findByText(/check your connection/)).toBeVisible()
    cleanup()
    open()
    expect(screen.getByLabelText('What do you sell?')).toHaveValue('Two iroko stools')
    expect(screen.getByText('We kept what you typed last time.')).toBeVisible()
    api.answers('deals.create', sampleDeal())
    await press('Make the deal')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(Object.keys(localStorage)).toEqual([])
  })
})

/** What the server answered, whatever the second. */
const sampleDealLike = () => expect.objectContaining({ id: ID, version: 1 })

describe('an edited deal', () => {
  it('says that it is a new version, and that who paid keeps theirs', async () => {
    open(sampleDeal({ version: 3, terms: { fee_payer: 'half', delivery: { kind: 'pickup' } } }))
    expect(screen.getByText(/Saving makes version 4/)).toBeVisible()
    fill('Price in naira', '3500')
    expect(screen.getByLabelText('Who pays the escrow fee')).toHaveValue('half')
    expect(screen.getByLabelText('Delivery')).toHaveValue('pickup')
    await press('Save the new version')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const [sent] = api.sent('deals.update')
    expect(sent?.params).toEqual({ id: ID })
    expect(sent?.body).toMatchObject({
      ...{ price_minor: 350_000, uses: 5, days: 7, category: 'home_kitchen' },
      ...{ fee_payer: 'half', delivery: { kind: 'pickup' } },
    })
  })

  it('shows the warning beside the text that it is about', () => {
    open(sampleDeal({ flags: ['contact', 'pay_outside'] }))
    expect(screen.getByRole('note')).toHaveTextContent(/phone number.*and.*paying outside of Oja/)
  })

  it('isn’t for fewer than are sold or being paid, which its field says', async () => {
    api.refuses('deals.update', 'deal/uses-taken')
    open(sampleDeal({ sold: 3 }))
    fill('How often it can be bought', '2')
    await press('Save the new version')
    expect(await screen.findByText(/^More of these are sold/)).toBeVisible()
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDraft } from '@/lib/forms/drafts'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { fill, person, press, show } from '@/lib/testing/stage'
import { RequestForm } from './request-form'
import { asked } from './testing/sample'

const onSaved = vi.fn()
const sent = (at = 0) => api.calls('requests.save')[at]

const complete = () => {
  fill('What do you want to buy?', 'A talking drum')
  fill('What you agreed', 'Of goatskin, as we spoke about it.')
  fill('Price in naira', '50,000')
  fill('Category', 'home_kitchen')
}

beforeEach(() => {
  vi.clearAllMocks()
  saveDraft('request', undefined)
  act(() => publishSession({ status: 'signed_in', user: person() }))
  api.answers('requests.save', asked())
})

describe('what is asked of a seller', () => {
  it('is sent in kobo, for one use, with what the delivery costs', async () => {
    show(<RequestForm onSaved={onSaved} />)
    complete()
    fill('Delivery fee in naira', '2,000')
    fill('Within how many days?', '4')
    press('Make the link')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(sent()?.body).toEqual({
      ...{ title: 'A talking drum', description: 'Of goatskin, as we spoke about it.' },
      ...{ category: 'home_kitchen', price_minor: 5_000_000, uses: 1, days: 7 },
      delivery: { kind: 'fee', fee_minor: 200_000, days_min: 1, days_max: 4 },
      fee_payer: 'buyer',
    })
    expect(sent()?.params.id).toMatch(/^[a-z0-9]{20}$/)
    expect(onSaved).toHaveBeenCalledWith(sent()?.params.id)
  })

  it('asks for no fee where the buyer fetches it', async () => {
    show(<RequestForm onSaved={onSaved} />)
    complete()
    fill('How does it come to you?', 'pickup')
    expect(screen.queryByLabelText('Delivery fee in naira')).toBeNull()
    press('Make the link')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(sent()?.body.delivery).toEqual({ kind: 'pickup' })
  })

  it('says at its field what is missing, and sends nothing', async () => {
    show(<RequestForm onSaved={onSaved} />)
    fill('Price in naira', '499.99')
    press('Make the link')
    expect(await screen.findByText('Enter the price you agreed, from ₦500.')).toBeVisible()
    expect(screen.getByLabelText('Price in naira')).toBeInvalid()
    expect(screen.getByText('Say what it is in 3 to 120 characters.')).toBeVisible()
    expect(api.calls('requests.save')).toEqual([])
  })

  it('is the same request when it is sent again, and keeps what was typed', async () => {
    api.answers('requests.save', (_call, refuse) => refuse('service/unavailable'))
    show(<RequestForm onSaved={onSaved} />)
    complete()
    press('Make the link')
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    api.answers('requests.save', asked())
    press('Make the link')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const ids = api.calls('requests.save').map(({ params }) => params.id)
    expect(new Set(ids).size).toBe(1)
    expect(screen.getByLabelText('Price in naira')).toHaveValue('50,000')
  })

  it('is filled with what was asked before, and changes that', async () => {
    const { deal } = asked()
    show(<RequestForm deal={deal} onSaved={onSaved} />)
    expect(screen.getByLabelText('Delivery fee in naira')).toHaveValue('2000')
    fill('Price in naira', '45000')
    press('Save the changes')
    await waitFor(() => expect(sent()?.body.price_minor).toBe(4_500_000))
    expect(sent()?.params.id).toBe(deal.id)
  })
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDraft } from '@/lib/forms/drafts'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { fill, person, press, show } from '@/lib/testing/stage'
import { RequestForm } from './request-form'
import { asked, pathAt, sampleImage } from './testing/sample'

const { uploadImage } = vi.hoisted(() => ({ uploadImage: vi.fn() }))
vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage,
}))
vi.mock('@/lib/live/account', () => ({ useRefusedUpload: () => undefined }))

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Add pictures'), {
    target: { files: names.map((name) => new File([PNG], name, { type: 'image/png' })) },
  })

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
  uploadImage.mockResolvedValue(undefined)
})

describe('what is asked of a seller', () => {
  it('is sent in kobo, for one use, with what the delivery costs', async () => {
    show(<RequestForm onSaved={onSaved} />)
    complete()
    fill('Delivery fee in naira', '2,000')
    fill('Within how many working days?', '4')
    press('Make the link')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(sent()?.body).toEqual({
      ...{ title: 'A talking drum', description: 'Of goatskin, as we spoke about it.' },
      ...{ category: 'home_kitchen', price_minor: 5_000_000, uses: 1, days: 7 },
      delivery: { kind: 'fee', fee_minor: 200_000, days_min: 1, days_max: 4 },
      fee_payer: 'buyer',
      image_paths: [],
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

  it('looks at the fee of a delivery alone: one that was typed before is no obstacle', async () => {
    show(<RequestForm onSaved={onSaved} />)
    complete()
    fill('Delivery fee in naira', 'two thousand')
    fill('Within how many working days?', '')
    fill('How does it come to you?', 'pickup')
    press('Make the link')
    await waitFor(() => expect(sent()?.body.delivery).toEqual({ kind: 'pickup' }))
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

  it('has up to four pictures, which are stored with the request’s own id', async () => {
    show(<RequestForm onSaved={onSaved} />)
    complete()
    choose('front.png', 'back.png', 'a.png', 'b.png', 'c.png')
    expect(screen.getByText('At most 4 pictures.')).toBeVisible()
    expect(await screen.findAllByRole('img')).toHaveLength(4)
    expect(screen.queryByLabelText('Add pictures')).toBeNull()
    press('Remove picture 4')
    press('Make the link')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const { params, body } = sent() ?? { params: { id: '' }, body: { image_paths: [] } }
    expect(body.image_paths).toHaveLength(3)
    for (const path of body.image_paths ?? []) {
      expect(path).toMatch(new RegExp(`^requests/${params.id}/ada/[\\w-]+\\.png$`))
    }
  })

  it('waits for pictures, and says what failed, without losing what was typed', async () => {
    uploadImage.mockRejectedValue(Object.assign(new Error('x'), { code: 'storage/unknown' }))
    show(<RequestForm onSaved={onSaved} />)
    complete()
    choose('front.png')
    expect(await screen.findByText(/^The upload failed/)).toBeVisible()
    press('Make the link')
    expect(await screen.findByText(/^Wait until every picture/)).toBeVisible()
    expect(api.calls('requests.save')).toEqual([])
    uploadImage.mockResolvedValue(undefined)
    press('Try picture 1 again')
    await waitFor(() => expect(screen.queryByText(/^The upload failed/)).toBeNull())
    press('Make the link')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(sent()?.body).toMatchObject({ title: 'A talking drum', price_minor: 5_000_000 })
    expect(sent()?.body.image_paths).toHaveLength(1)
  })

  it('keeps the pictures that it has when it is changed', async () => {
    const { deal } = asked()
    const images = [sampleImage('front'), sampleImage('back')]
    show(<RequestForm deal={{ ...deal, terms: { ...deal.terms, images } }} onSaved={onSaved} />)
    press('Move picture 2 forward')
    press('Save the changes')
    await waitFor(() =>
      expect(sent()?.body.image_paths).toEqual(['back.jpg', 'front.jpg'].map(pathAt)),
    )
  })
})

it('keeps words and pictures without a connection, and sends them later', async () => {
  show(<RequestForm onSaved={onSaved} />)
  complete()
  choose('front.png')
  await screen.findByRole('img')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press('Make the link')
  expect(await screen.findByText(/You are offline/)).toBeVisible()
  expect(screen.getByLabelText('What you agreed')).toHaveValue('Of goatskin, as we spoke about it.')
  expect(screen.getByRole('img')).toBeVisible()
  connection.mockRestore()
  press('Make the link')
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent()?.body.image_paths).toHaveLength(1)
})

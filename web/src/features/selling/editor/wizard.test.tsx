import { MAX_PRODUCT_IMAGES, type Product } from '@contract/entities/catalog/product'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { sampleProduct } from '../testing/sample'
import { Editor } from './editor'

const { toast, uploadImage } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  uploadImage: vi.fn(),
}))
vi.mock('@/lib/live/account', () => ({ useRefusedUpload: () => undefined }))
vi.mock('@/lib/session/session', () => ({ useSession: () => ({ user: { uid: 'ada' } }) }))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Uploads are mocked: these tests check what the step does meanwhile.
vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage,
}))

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (name: string, bytes: number[] = PNG, size = 100) => {
  const content = new Uint8Array(size)
  content.set(bytes)
  return new File([content], name, { type: 'image/png' })
}
const image = (path: string) => ({ url: '/a', url_640: '/b', url_320: '/c', path })

const onStep = vi.fn()
const onDone = vi.fn()
const renderStep = (step: number, product: Product = sampleProduct({ status: 'draft' })) =>
  show(
    <Editor
      product={product}
      step={step}
      previews={{ card: <p>the card</p>, page: <p>the page</p> }}
      onStep={onStep}
      onDone={onDone}
    />,
  )
const add = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  api.answers('vendors.store', {})
  uploadImage.mockImplementation(async (path: string) => ({ path }))
})
afterEach(() => vi.restoreAllMocks())

describe('the first step', () => {
  it('shows fee and payout while the price is typed, to the kobo', async () => {
    renderStep(1, sampleProduct({ price: 0 }))
    expect(screen.getAllByText('–')).toHaveLength(3)
    await userEvent.type(screen.getByLabelText('Price in naira'), '12,500.50')
    expect(screen.getByText('₦12,500.50')).toBeVisible()
    expect(screen.getByText('Escrow fee, paid by the buyer')).toBeVisible()
    expect(screen.queryByText('–')).toBeNull()
  })

  it('says what delivery is calculated with where the weight is unknown (case 17)', () => {
    renderStep(1)
    expect(screen.getByLabelText(/^Weight in grams/)).toHaveAccessibleDescription(
      'Of one piece with its packaging. If it is empty, we count 500 g.',
    )
  })

  it.each(['0', '-100', '100.123', '99.99'])(
    'refuses the price %s beside its field and sends nothing',
    async (price) => {
      renderStep(1)
      const field = screen.getByLabelText('Price in naira')
      await userEvent.clear(field)
      await userEvent.type(field, price)
      await press('Save and continue')
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a price from ₦100 to/))
      expect(api.calls()).toEqual([])
    },
  )

  it.each([
    ['ab', 'Enter a name of 3 to 120 characters.'],
    [`Adire ${'a'.repeat(31)}`, 'Use words of at most 30 characters.'],
    ['Adire '.repeat(30), 'Use at most 120 characters.'],
  ])('says what is wrong with the name %j', async (name, text) => {
    renderStep(1)
    fireEvent.change(screen.getByLabelText('Product name'), { target: { value: name } })
    await press('Save and continue')
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('keeps what was typed when the server refuses it, and says why', async () => {
    api.refuses('vendors.updateProduct', 'service/unavailable')
    renderStep(1)
    const name = screen.getByLabelText('Product name')
    await userEvent.type(name, ' deluxe')
    await press('Save and continue')
    expect(await screen.findByText(/^The service is busy\./)).toBeVisible()
    expect(name).toHaveValue('Adire wrapper deluxe')
    expect(onStep).not.toHaveBeenCalled()
  })
})

describe('features', () => {
  it('that are not saved are left at once, and there again', async () => {
    const { unmount } = renderStep(2)
    await userEvent.type(screen.getByLabelText(/^Colour/), 'Indigo')
    await press('Back')
    expect(onStep).toHaveBeenCalledExactlyOnceWith(1)
    unmount()
    renderStep(2)
    expect(screen.getByLabelText(/^Colour/)).toHaveValue('Indigo')
    api.answers('vendors.updateProduct', sampleProduct())
    await press('Save and continue')
    await waitFor(() => expect(onStep).toHaveBeenCalledWith(3))
    expect(localStorage).toHaveLength(0)
  })

  it('that were left alone are left at once', async () => {
    renderStep(2)
    await press('Back')
    expect(onStep).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('a new product', () => {
  it('has what was typed before the page was left', async () => {
    const { unmount } = renderStep(1)
    await userEvent.type(screen.getByLabelText('Product name'), ' deluxe')
    unmount()
    renderStep(1)
    expect(screen.getByLabelText('Product name')).toHaveValue('Adire wrapper deluxe')
    await press('Start again')
    expect(screen.getByLabelText('Product name')).toHaveValue('Adire wrapper')
  })
})

describe('pictures', () => {
  const three = sampleProduct({
    status: 'draft',
    images: ['one', 'two', 'three'].map((name) => image(name)),
  })
  const saved = () => api.sent('vendors.updateProduct')[0]?.body?.image_paths

  it('are moved by buttons; the first is the cover', async () => {
    api.answers('vendors.updateProduct', three)
    renderStep(3, three)
    await press('Move picture 3 forward')
    await press('Move picture 2 forward')
    const [cover] = screen.getAllByRole('listitem')
    expect(within(cover as HTMLElement).getByText('Cover')).toBeVisible()
    await press('Save and continue')
    await waitFor(() => expect(saved()).toEqual(['three', 'one', 'two']))
  })

  it('are moved by dragging', async () => {
    api.answers('vendors.updateProduct', three)
    renderStep(3, three)
    const [one, , last] = screen.getAllByRole('listitem')
    fireEvent.dragStart(last as HTMLElement)
    fireEvent.drop(one as HTMLElement)
    await press('Save and continue')
    await waitFor(() => expect(saved()).toEqual(['three', 'one', 'two']))
  })

  it('show how far they are, can be cancelled, and nothing is saved meanwhile', async () => {
    uploadImage.mockImplementation((_path, _file, { onProgress }) => {
      onProgress(0.4)
      return new Promise(() => {})
    })
    renderStep(3)
    add(file('front.png'))
    const bar = await screen.findByRole('progressbar', { name: 'Uploading picture 1' })
    expect(bar).toHaveAttribute('aria-valuenow', '40')
    await press('Save and continue')
    expect(screen.getByText(/Wait until every picture is uploaded/)).toBeVisible()
    await press('Cancel picture 1')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(api.calls()).toEqual([])
  })

  it('that failed say why and are sent again', async () => {
    uploadImage.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'storage/unknown' }))
    renderStep(3)
    add(file('front.png'))
    expect(await screen.findByText(/The upload failed/)).toBeVisible()
    await press('Try picture 1 again')
    await waitFor(() => expect(screen.queryByText(/The upload failed/)).toBeNull())
    expect(uploadImage).toHaveBeenCalledTimes(2)
  })

  it('of nine keep eight and say that there are at most eight', async () => {
    renderStep(3)
    add(...Array.from({ length: 9 }, (_, at) => file(`${at}.png`)))
    expect(await screen.findByText('A product has at most 8 pictures.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByAltText(/^Number/)).toHaveLength(MAX_PRODUCT_IMAGES))
    expect(screen.queryByLabelText('Add pictures')).toBeNull()
  })

  it.each([
    [
      'an svg dressed as png',
      file('a.png', [...new TextEncoder().encode('<svg onload=')]),
      'Only .png, .jpg, .jpeg and .heic formats are allowed.',
    ],
    ['an empty file', file('a.png', [], 0), 'This file is empty.'],
  ])('refuse %s with its name', async (_what, bad, text) => {
    renderStep(3)
    add(bad)
    await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(`${bad.name}: ${text}`))
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('of a camera’s own format show once they are prepared', async () => {
    uploadImage.mockImplementation(async (path, _file, { onPrepared }) => {
      onPrepared(new Blob(['jpeg'], { type: 'image/jpeg' }))
      return { path, url: '/up' }
    })
    renderStep(3)
    add(file('IMG_1.heic', [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]))
    expect(await screen.findByAltText('Number 1')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
  })
})

describe('the review', () => {
  it('shows the product as a card and as a page, with the money', async () => {
    renderStep(4)
    expect(screen.getByText('the card')).toBeInTheDocument()
    await press('Its page')
    expect(screen.getByText('the page')).toBeInTheDocument()
    expect(screen.getByText('You receive')).toBeVisible()
  })

  it('says what is still missing when the server refuses to put it on sale', async () => {
    const text = 'This product is not complete enough to be put on sale.'
    api.refuses('vendors.publishProduct', 'product/incomplete')
    renderStep(4)
    await press('Put it on sale')
    expect(await screen.findByText(text)).toBeVisible()
    expect(onDone).not.toHaveBeenCalled()
  })
})

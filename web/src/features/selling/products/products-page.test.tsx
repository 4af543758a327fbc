import type { Product } from '@contract/entities/catalog/product'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '@/lib/live/use-live'
import { api } from '@/lib/testing/fake-api'
import { address, show } from '@/lib/testing/stage'
import { sampleProduct } from '../testing/sample'
import { ProductsPage } from './products-page'

const { live, toast, saveFile } = vi.hoisted(() => ({
  live: { list: {} as unknown },
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  saveFile: vi.fn(),
}))
vi.mock('@/lib/live/selling', () => ({ useLiveVendorProducts: () => live.list }))
vi.mock('@/lib/save-file', () => ({ saveFile }))
vi.mock('@/ui/feedback/toast', () => ({ toast }))

const renderPage = (list: Live<Product[]>, url = '/') => {
  live.list = list
  show(<ProductsPage />, { at: url })
}
const content = (...data: Product[]): Live<Product[]> => ({ status: 'content', data })
const id = (letter: string) => letter.repeat(20)
const wrapper = sampleProduct()
const scarf = sampleProduct({ id: id('b'), name: 'Ọ̀ṣun scarf', status: 'paused' })
const mat = sampleProduct({ id: id('c'), name: 'Raffia mat', status: 'draft', price: 0 })

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}` }))

beforeEach(() => {
  vi.clearAllMocks()
  api.answers('vendors.store', {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the products of a vendor', () => {
  it('show the shape of the table while they load', () => {
    renderPage({ status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading your products' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add a product' })).toBeVisible()
  })

  it('say what goes here and lead on while there are none', () => {
    renderPage(content())
    expect(screen.getByText('No products yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Import from a spreadsheet' })).toHaveAttribute(
      'href',
      '/dashboard/vendor/products/import',
    )
  })

  it('say which tab is empty', () => {
    renderPage(content(), '/?type=paused')
    expect(screen.getByText('None of your products is paused')).toBeVisible()
  })

  it('are not called none while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderPage({ status: 'loading' })
    expect(screen.getByText('You are offline')).toBeVisible()
    expect(screen.queryByText('No products yet')).toBeNull()
  })

  it('can be asked for again after a failure, with the search kept', async () => {
    const retry = vi.fn()
    const error = Object.assign(new Error('no'), { code: 'unavailable' })
    renderPage({ status: 'error', error, retry }, '/?q=mat')
    await press('Try again')
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.getByLabelText('Find a product')).toHaveValue('mat')
  })

  it('show each with its status, price and stock', () => {
    renderPage(
      content(wrapper, mat, sampleProduct({ id: id('d'), name: 'Gone', status: 'removed' })),
    )
    const row = screen.getByRole('row', { name: /Adire wrapper/ })
    expect(within(row).getByText('On sale')).toBeVisible()
    expect(within(row).getByText('₦12,500')).toBeVisible()
    expect(within(row).getByLabelText('Pieces of Adire wrapper in stock')).toHaveValue('4')
    expect(
      within(screen.getByRole('row', { name: /Raffia mat/ })).getByText('Not set'),
    ).toBeVisible()
    expect(screen.queryByText('Gone')).toBeNull()
  })

  it('stay where they were taken down, to be mended and not to be copied', async () => {
    const taken_down = { reason: 'No name.', at: wrapper.updated_at }
    renderPage(content(sampleProduct({ status: 'removed', taken_down })))
    const row = screen.getByRole('row', { name: /Adire wrapper/ })
    expect(within(row).getByText('Taken down')).toBeVisible()
    await press('Actions for Adire wrapper')
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull()
  })

  it('are found whatever marks their names carry, and the search is in the address', async () => {
    renderPage(content(wrapper, scarf))
    await userEvent.type(screen.getByLabelText('Find a product'), 'osun')
    expect(screen.getByRole('row', { name: /scarf/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Adire wrapper/ })).toBeNull()
    expect(address()).toBe('/?q=osun')
  })

  it('that no search finds can be seen again', async () => {
    renderPage(content(wrapper), '/?q=basket')
    expect(screen.getByText('None of these products is called “basket”')).toBeVisible()
    await press('Clear the search')
    expect(screen.getByRole('row', { name: /Adire wrapper/ })).toBeVisible()
  })

  it('are saved as a file', async () => {
    api.answers('vendors.exportProducts', 'name\nWrapper')
    renderPage(content(wrapper))
    await press('Export')
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [name, file] = saveFile.mock.calls[0] ?? []
    expect(name).toBe('oja-products.csv')
    expect(await file.text()).toBe('name\nWrapper')
  })

  it('are not saved where the server refuses, and it says so', async () => {
    api.refuses('vendors.exportProducts', 'service/unavailable')
    renderPage(content(wrapper))
    await press('Export')
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^Error 503: The service is busy\./),
      ),
    )
    expect(saveFile).not.toHaveBeenCalled()
  })
})

describe('many products at once', () => {
  it('are paused where that fits, each by itself', async () => {
    api.answers('vendors.pauseProduct', {})
    renderPage(content(wrapper, scarf, mat))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 3' }))
    await press('Pause 1')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 product paused'))
    expect(api.sent('vendors.pauseProduct')).toEqual([{ params: { id: wrapper.id } }])
  })

  it('are deleted only after a question that says how many', async () => {
    api.answers('vendors.deleteProduct', {})
    renderPage(content(wrapper, scarf))
    await choose('Adire wrapper')
    await choose('Ọ̀ṣun scarf')
    await press('Delete 2')
    expect(api.calls().filter(({ name }) => name !== 'vendors.store')).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 products' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('2 products deleted'))
  })

  it('tell by name which failed and why, and try only those again', async () => {
    api.answers('vendors.resumeProduct', ({ params }, refuse) =>
      params.id === scarf.id ? refuse('product/busy') : {},
    )
    renderPage(content(scarf, sampleProduct({ status: 'paused' })))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 2' }))
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull()
    await press('Resume 2')
    const report = await screen.findByRole('alert')
    expect(report).toHaveTextContent('1 of 2 on sale again. 1 could not be:')
    expect(report).toHaveTextContent('Ọ̀ṣun scarf: Many people are buying this.')
    api.answers('vendors.resumeProduct', {})
    api.forgets()
    await press('Try these again')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 product on sale again'))
    expect(api.calls()).toHaveLength(1)
  })

  it('offer nothing that fits none of them', async () => {
    renderPage(content(mat))
    await choose('Raffia mat')
    expect(screen.getByRole('button', { name: 'Delete 1' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull()
  })
})

describe('a product', () => {
  it('is duplicated into a draft that opens', async () => {
    api.answers('vendors.duplicateProduct', sampleProduct({ id: id('z'), status: 'draft' }))
    renderPage(content(wrapper))
    await press('Actions for Adire wrapper')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(address()).toContain(`?id=${id('z')}`))
  })

  it('is duplicated once, though the first answer was lost', async () => {
    api.loses('vendors.duplicateProduct')
    renderPage(content(wrapper))
    for (const _ of [1, 2]) {
      await press('Actions for Adire wrapper')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    }
    await waitFor(() => expect(api.calls('vendors.duplicateProduct')).toHaveLength(2))
    const [first, second] = api.calls('vendors.duplicateProduct')
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  it('that can not be duplicated says why and stays', async () => {
    api.refuses('vendors.duplicateProduct', 'product/not-yours')
    renderPage(content(wrapper))
    await press('Actions for Adire wrapper')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Error 403: This product belongs to another store.'),
    )
  })

  it('has its stock changed in place, and keeps what was typed where that is refused', async () => {
    renderPage(content(wrapper))
    const field = screen.getByLabelText('Pieces of Adire wrapper in stock')
    await userEvent.clear(field)
    await userEvent.type(field, '-1')
    expect(field).toBeInvalid()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '9')
    api.refuses('vendors.updateProduct', 'service/unavailable')
    await press('Save')
    await waitFor(() => expect(toast.error).toHaveBeenCalled())
    expect(field).toHaveValue('9')
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  })
})

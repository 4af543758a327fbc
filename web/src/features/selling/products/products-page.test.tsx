import type { Product } from '@contract/entities/catalog/product'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'
import type { Live } from '@/lib/live/use-live'
import { sampleProduct } from '../testing/sample'
import { ProductsPage } from './products-page'

const { live, server, toast, saveFile } = vi.hoisted(() => ({
  live: { list: {} as unknown },
  server: { call: vi.fn(), callFile: vi.fn() },
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  saveFile: vi.fn(),
}))
vi.mock('@/lib/live/selling', () => ({ useLiveVendorProducts: () => live.list }))
vi.mock('@/lib/api/api-client', () => server)
vi.mock('@/lib/save-file', () => ({ saveFile }))
vi.mock('@/ui/feedback/toast', () => ({ toast }))

const Address = () => <output data-testid="address">{useLocation().search}</output>

const renderPage = (list: Live<Product[]>, url = '/') => {
  live.list = list
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[url]}>
        <ProductsPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const content = (...data: Product[]): Live<Product[]> => ({ status: 'content', data })
const id = (letter: string) => letter.repeat(20)
const wrapper = sampleProduct()
const scarf = sampleProduct({ id: id('b'), name: 'Ọ̀ṣun scarf', status: 'paused' })
const mat = sampleProduct({ id: id('c'), name: 'Raffia mat', status: 'draft', price: 0 })

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}` }))

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
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
    renderPage(content())
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
    expect(screen.getByTestId('address')).toHaveTextContent('?q=osun')
  })

  it('that no search finds can be seen again', async () => {
    renderPage(content(wrapper), '/?q=basket')
    expect(screen.getByText('None of these products is called “basket”')).toBeVisible()
    await press('Clear the search')
    expect(screen.getByRole('row', { name: /Adire wrapper/ })).toBeVisible()
  })

  it('are saved as a file', async () => {
    const file = new Blob(['name'])
    server.callFile.mockResolvedValueOnce(file)
    renderPage(content(wrapper))
    await press('Export')
    expect(saveFile).toHaveBeenCalledExactlyOnceWith('oja-products.csv', file)
  })

  it('are not saved where the server refuses, and it says so', async () => {
    server.callFile.mockRejectedValueOnce(apiError('json', 'Busy.', { status: 503 }))
    renderPage(content(wrapper))
    await press('Export')
    expect(saveFile).not.toHaveBeenCalled()
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error 503: Busy.')
  })
})

describe('many products at once', () => {
  it('are paused where that fits, each by itself', async () => {
    server.call.mockResolvedValue({})
    renderPage(content(wrapper, scarf, mat))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 3' }))
    await press('Pause 1')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 product paused'))
    expect(server.call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/vendors/products/{id}/pause' }),
      { params: { id: wrapper.id } },
    )
  })

  it('are deleted only after a question that says how many', async () => {
    server.call.mockResolvedValue({ done: true })
    renderPage(content(wrapper, scarf))
    await choose('Adire wrapper')
    await choose('Ọ̀ṣun scarf')
    await press('Delete 2')
    expect(server.call).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 products' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('2 products deleted'))
  })

  it('tell by name which failed and why, and try only those again', async () => {
    const busy = apiError('json', 'Many people are buying this.', { status: 503 })
    server.call.mockImplementation(async (_row, { params }) => {
      if (params.id === scarf.id) throw busy
    })
    renderPage(content(scarf, sampleProduct({ status: 'paused' })))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 2' }))
    await press('Resume 2')
    const report = await screen.findByRole('alert')
    expect(report).toHaveTextContent('1 of 2 on sale again. 1 could not be:')
    expect(report).toHaveTextContent('Ọ̀ṣun scarf: Many people are buying this.')
    server.call.mockReset().mockResolvedValue({})
    await press('Try these again')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 product on sale again'))
    expect(server.call).toHaveBeenCalledOnce()
  })

  it('offer nothing that fits none of them', async () => {
    renderPage(content(mat))
    await choose('Raffia mat')
    expect(screen.getByRole('button', { name: 'Pause 0' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Delete 1' })).toBeEnabled()
  })
})

describe('a product', () => {
  it('is duplicated into a draft that opens', async () => {
    server.call.mockResolvedValueOnce(sampleProduct({ id: id('z'), status: 'draft' }))
    renderPage(content(wrapper))
    await press('Actions for Adire wrapper')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`?id=${id('z')}`))
  })

  it('that can not be duplicated says why and stays', async () => {
    server.call.mockRejectedValueOnce(apiError('json', 'Not yours.', { status: 403 }))
    renderPage(content(wrapper))
    await press('Actions for Adire wrapper')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Error 403: Not yours.'))
  })

  it('has its stock changed in place, and back where that is refused', async () => {
    renderPage(content(wrapper))
    const field = screen.getByLabelText('Pieces of Adire wrapper in stock')
    await userEvent.clear(field)
    await userEvent.type(field, '-1')
    expect(field).toBeInvalid()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '9')
    server.call.mockRejectedValueOnce(apiError('json', 'Busy.', { status: 503 }))
    await press('Save')
    await waitFor(() => expect(field).toHaveValue('4'))
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { SalesDownload } from './sales-download'

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }))
vi.mock('@/lib/save-file', () => ({ saveFile }))

const renderDownload = (at = '/') => show(<SalesDownload />, { at })
const press = () => userEvent.click(screen.getByRole('button', { name: /Download CSV/ }))

beforeEach(() => saveFile.mockReset())

describe('SalesDownload', () => {
  it('saves the sales of the tab and of the chosen time', async () => {
    api.answers('sales.csv', 'order\n1')
    renderDownload('/?type=reversed')
    await userEvent.selectOptions(screen.getByLabelText('Ordered in'), 'Last 90 days')
    await press()
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [name, file] = saveFile.mock.calls[0] ?? []
    expect(name).toBe('oja-sales-90-reversed.csv')
    expect(await file.text()).toBe('order\n1')
    expect(api.sent('sales.csv')).toEqual([{ query: { period: '90', status: 'reversed' } }])
  })

  it('says that it collects, and can not be pressed twice', async () => {
    api.never('sales.csv')
    renderDownload()
    await press()
    const button = screen.getByRole('button', { name: /Collecting your sales/ })
    await userEvent.click(button)
    expect(api.calls()).toHaveLength(1)
  })

  it('says why there is no file, keeps the choice and can be pressed again', async () => {
    api.refuses('sales.csv', 'vendor/too-many-sales')
    renderDownload()
    await userEvent.selectOptions(screen.getByLabelText('Ordered in'), 'Last 365 days')
    await press()
    expect(await screen.findByText(/Choose a shorter period\./)).toBeVisible()
    expect(screen.getByLabelText('Ordered in')).toHaveValue('365')
    expect(saveFile).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
  })
})

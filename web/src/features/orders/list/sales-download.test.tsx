import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { SalesDownload } from './sales-download'

const { callFile, saveFile } = vi.hoisted(() => ({ callFile: vi.fn(), saveFile: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ callFile }))
vi.mock('@/lib/save-file', () => ({ saveFile }))

const renderDownload = (url = '/') =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <SalesDownload />
    </MemoryRouter>,
  )
const press = () => userEvent.click(screen.getByRole('button', { name: /Download CSV/ }))

beforeEach(() => {
  callFile.mockReset()
  saveFile.mockReset()
})

describe('SalesDownload', () => {
  it('saves the sales of the tab and of the chosen time', async () => {
    const file = new Blob(['a'])
    callFile.mockResolvedValue(file)
    renderDownload('/?type=reversed')
    await userEvent.selectOptions(screen.getByLabelText('Ordered in'), 'Last 90 days')
    await press()
    expect(callFile.mock.calls[0]?.[1]).toEqual({ query: { period: '90', status: 'reversed' } })
    expect(saveFile).toHaveBeenCalledWith('oja-sales-90-reversed.csv', file)
  })

  it('says that it collects, and can not be pressed twice', async () => {
    callFile.mockReturnValue(new Promise(() => {}))
    renderDownload()
    await press()
    const button = screen.getByRole('button', { name: /Collecting your sales/ })
    await userEvent.click(button)
    expect(callFile).toHaveBeenCalledOnce()
  })

  it('says why there is no file, keeps the choice and can be pressed again', async () => {
    callFile.mockRejectedValue(apiError('json', 'Choose a shorter time.', { status: 422 }))
    renderDownload()
    await userEvent.selectOptions(screen.getByLabelText('Ordered in'), 'Last 365 days')
    await press()
    expect(await screen.findByText('Choose a shorter time.')).toBeVisible()
    expect(screen.getByLabelText('Ordered in')).toHaveValue('365')
    expect(saveFile).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
  })
})

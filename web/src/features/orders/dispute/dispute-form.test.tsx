import type { Transaction } from '@contract/entities/orders/transaction'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleItem } from '../testing/sample'
import { DisputeForm } from './dispute-form'

const { uploadImage } = vi.hoisted(() => ({ uploadImage: vi.fn() }))
vi.mock('@/lib/uploads/upload-image', async (original) => ({
  ...(await original<typeof import('@/lib/uploads/upload-image')>()),
  uploadImage,
}))

const transaction = {
  id: 'k3f9qzk3f9qzk3f9qz01',
  buyer_id: 'buyer-uid',
  vendor_id: 'vendor-uid',
  amount_paid: 1_291_250,
  escrow_fee: 41_250,
  currency: 'NGN',
  items: [sampleItem()],
  money: { held_minor: 1_291_250 },
  customer_details: { name: 'Ngozi Eze' },
  product_details: { vendor_details: { name: 'Adire Works' } },
  disputes_raised: { buyer: 0, vendor: 0 },
  shipment: null,
  dispute: null,
} as Transaction

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

const onClose = vi.fn()
const run = vi.fn(async () => {})
const renderForm = async (change: Partial<Transaction> = {}) => {
  const view = render(
    <DisputeForm
      transaction={{ ...transaction, ...change }}
      party="buyer"
      run={run}
      onClose={onClose}
    />,
  )
  await screen.findByRole('dialog', { name: 'Raise a dispute' })
  return view
}
const text = () => screen.getByLabelText('What happened?')
const addImage = async () => {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no file input')
  fireEvent.change(input, { target: { files: [new File([PNG], 'torn.png')] } })
  await screen.findByText('torn.png, uploaded')
}
const question = () => screen.queryByRole('dialog', { name: 'Leave without the pictures?' })

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  uploadImage.mockResolvedValue(undefined)
})

describe('the dispute sheet', () => {
  it('names all goods of an order of several', async () => {
    const cap = sampleItem({ title: 'Cap', options: [{ name: 'Size', value: '58 cm' }] })
    await renderForm({ items: [sampleItem({ title: 'Gown' }), cap] })
    expect(screen.getByText(/whole order: Gown; Cap \(58 cm\)\./)).toBeInTheDocument()
  })

  it('closes without a question where only text was typed, and has it again', async () => {
    const { unmount } = await renderForm()
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'damaged')
    await userEvent.type(text(), 'It came torn on one side.')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    await renderForm()
    expect(text()).toHaveValue('It came torn on one side.')
    expect(screen.getByLabelText('What is wrong?')).toHaveValue('damaged')
  })

  it('asks before it closes with pictures, and stays if that is chosen', async () => {
    await renderForm()
    await addImage()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()).not.toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(question()).toBeNull())
    expect(screen.getByText('torn.png, uploaded')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is closed with pictures once that is confirmed', async () => {
    await renderForm()
    await addImage()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Leave and lose the pictures' }),
    )
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is empty again once it was sent', async () => {
    const { unmount } = await renderForm()
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'damaged')
    await userEvent.type(text(), 'It came torn on one side.')
    await userEvent.click(screen.getByRole('button', { name: /^Raise the dispute and hold/ }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    unmount()
    await renderForm()
    expect(text()).toHaveValue('')
  })
})

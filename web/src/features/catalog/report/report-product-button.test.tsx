import { productEndpoints } from '@contract/api/catalog/products'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { ReportProductButton } from './report-product-button'

const { session, call } = vi.hoisted(() => ({
  session: { user: undefined as { uid: string } | undefined },
  call: vi.fn(),
}))
vi.mock('@/lib/session/session', () => ({ useSession: () => session }))
vi.mock('@/lib/api/api-client', () => ({ call }))

const product = { id: 'aaaaaaaaaaaaaaaaaaaa', name: 'Coral beads', vendor_id: 'seller' }
const show = (uid?: string) => {
  session.user = uid === undefined ? undefined : { uid }
  render(
    <MemoryRouter initialEntries={['/products/coral-beads']}>
      <ReportProductButton product={product} />
    </MemoryRouter>,
  )
}
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Report this product' }))
  return screen.findByRole('button', { name: 'Send the report' })
}

beforeEach(() => {
  vi.clearAllMocks()
  call.mockResolvedValue({ done: true })
})

describe('reporting a product', () => {
  it('is offered to a visitor after a login that leads back', () => {
    show()
    expect(screen.getByRole('link', { name: 'Report this product' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fproducts%2Fcoral-beads',
    )
  })

  it('is not offered to its seller', () => {
    show('seller')
    expect(screen.queryByText('Report this product')).toBeNull()
  })

  it('sends the reason and the words, and closes', async () => {
    show('ada')
    const send = await openDialog()
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'counterfeit')
    await userEvent.type(screen.getByRole('textbox'), 'The label is not theirs.')
    await userEvent.click(send)
    expect(call).toHaveBeenCalledWith(productEndpoints.report, {
      params: { id: product.id },
      body: { reason: 'counterfeit', text: 'The label is not theirs.' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the words and says why where it was refused', async () => {
    call.mockRejectedValue(apiError('json', 'Too many requests.'))
    show('ada')
    const send = await openDialog()
    await userEvent.type(screen.getByRole('textbox'), 'Stolen pictures.')
    await userEvent.click(send)
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveValue('Stolen pictures.')
  })
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { ReportButton } from './report-button'

const { session } = vi.hoisted(() => ({
  session: { user: undefined as { uid: string } | undefined },
}))
vi.mock('@/lib/session/session', () => ({ useSession: () => session }))

const product = {
  id: 'aaaaaaaaaaaaaaaaaaaa',
  name: 'Coral beads',
  noun: 'product',
  vendor_id: 'seller',
} as const
const showTo = (uid?: string) => {
  session.user = uid === undefined ? undefined : { uid }
  show(<ReportButton goods={product} />, { at: '/products/coral-beads' })
}
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Report this product' }))
  return screen.findByRole('button', { name: 'Send the report' })
}

beforeEach(() => api.answers('products.report', {}))

describe('reporting a product', () => {
  it('is offered to a visitor after a login that leads back', () => {
    showTo()
    expect(screen.getByRole('link', { name: 'Report this product' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fproducts%2Fcoral-beads',
    )
  })

  it('is not offered to its seller', () => {
    showTo('seller')
    expect(screen.queryByText('Report this product')).toBeNull()
  })

  it('sends the reason and the words, and closes', async () => {
    showTo('ada')
    const send = await openDialog()
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'counterfeit')
    await userEvent.type(screen.getByRole('textbox'), 'The label is not theirs.')
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent('products.report')).toEqual([
      {
        params: { id: product.id },
        body: { reason: 'counterfeit', text: 'The label is not theirs.' },
      },
    ])
  })

  it('keeps the words and says why where it was refused', async () => {
    api.refuses('products.report', 'request/rate-limited')
    showTo('ada')
    const send = await openDialog()
    await userEvent.type(screen.getByRole('textbox'), 'Stolen pictures.')
    await userEvent.click(send)
    expect(await screen.findByText(/^Too many requests\./)).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveValue('Stolen pictures.')
  })
})

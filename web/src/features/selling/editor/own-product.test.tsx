import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleProduct } from '../testing/sample'
import { OwnProduct } from './own-product'

const { live } = vi.hoisted(() => ({ live: { one: {} as unknown } }))
vi.mock('@/lib/live/products', () => ({ useLiveProduct: () => live.one }))
vi.mock('@/lib/session/session', () => ({ useSession: () => ({ user: { uid: 'ada' } }) }))

afterEach(() => vi.restoreAllMocks())

describe('the product that is edited', () => {
  const renderWizard = () =>
    render(
      <MemoryRouter>
        <OwnProduct id="aaaaaaaaaaaaaaaaaaaa" title="Edit product">
          {({ name }) => <p>{name}</p>}
        </OwnProduct>
      </MemoryRouter>,
    )
  const failed = (code: string, retry = vi.fn()) => ({
    status: 'error',
    error: Object.assign(new Error('no'), { code }),
    retry,
  })

  it('shows its shape while it loads', () => {
    live.one = { status: 'loading' }
    renderWizard()
    expect(screen.getByRole('status', { name: 'Loading the product' })).toBeInTheDocument()
  })

  it('is shown', () => {
    live.one = { status: 'content', data: sampleProduct() }
    renderWizard()
    expect(screen.getByText('Adire wrapper')).toBeVisible()
  })

  it.each([
    ['of another vendor', { status: 'content', data: sampleProduct({ vendor_id: 'bola' }) }],
    ['that was removed', { status: 'content', data: sampleProduct({ status: 'removed' }) }],
    ['that never was', { status: 'content', data: null }],
    ['that may not be read', failed('permission-denied')],
  ])('%s is refused and leads back', (_which, one) => {
    live.one = one
    renderWizard()
    expect(screen.getByText('This is not one of your products')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your products' })).toBeVisible()
  })

  it('can be asked for again after a failure', async () => {
    const retry = vi.fn()
    live.one = failed('unavailable', retry)
    renderWizard()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('is not called another’s while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    live.one = { status: 'content', data: null }
    renderWizard()
    expect(screen.getByText('You are offline')).toBeVisible()
  })
})

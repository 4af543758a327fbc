import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShownProduct } from './shown-product'

const product = {
  product_id: 'd'.repeat(20),
  name: 'Two stools',
  description: 'Carved of iroko, as we spoke about it.',
  attributes: {},
  images: ['/front.webp'],
  is_changed: true,
}

it('shows an operator what a deal said of price, delivery and who pays the fee', () => {
  const delivery = { kind: 'fee', fee_minor: 200_000, days_min: 1, days_max: 5 } as const
  render(
    <ShownProduct
      product={{ ...product, agreed: { price_minor: 5_000_000, delivery, fee_payer: 'half' } }}
    />,
  )
  for (const text of ['₦50,000', 'Delivered for ₦2,000, within 5 working days', 'Each a half']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole('img', { name: 'Two stools, view 1' })).toBeVisible()
  expect(screen.getByText(/This is what the buyer read/)).toBeVisible()
})

it('says nothing of them where goods were bought', () => {
  render(<ShownProduct product={{ ...product, attributes: { material: 'Iroko' } }} />)
  expect(screen.getByText('Iroko')).toBeVisible()
  expect(screen.queryByText('Escrow fee')).toBeNull()
})

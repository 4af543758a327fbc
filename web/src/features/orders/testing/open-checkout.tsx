import type { Product } from '@contract/entities/catalog/product'
import type { CartLine } from '@contract/entities/orders/cart-item'
import type { Transaction } from '@contract/entities/orders/transaction'
import { escrowFeesOf } from '@contract/escrow/checkout-fees'
import { timestampFromMillis } from '@contract/time'
import { sampleProduct } from '@seo/testing/sample'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { SavedAddress } from '@/lib/live/transactions'
import { api, type Call } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { CheckoutForm } from '../checkout/checkout-form'
import { byStore } from '../checkout/lines'
import { useCheckout } from '../checkout/use-checkout'
import { useUnpaidOrders } from '../checkout/use-unpaid-orders'

export const home: SavedAddress = {
  id: 'home',
  recipient_name: 'Ngozi Eze',
  phone: '08031234567',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  updated_at: timestampFromMillis(0),
}

/** A product of one store by a letter; `price` in kobo. */
export const goods = (letter: string, name: string, change: Partial<Product> = {}): Product =>
  sampleProduct({
    id: letter.repeat(20),
    slug: `${name.toLowerCase().replaceAll(' ', '-')}-${letter.repeat(20)}`,
    name,
    price: 1_000_000,
    delivery_states: ['Lagos', 'Ogun'],
    ...change,
  })

export const cloth = goods('p', 'Adire cloth')

type Quote = Call<'checkouts.offer'>
type Option = {
  method: string
  fee_minor: number
  days_min: number
  days_max: number
  courier_name?: string
}
type Quoted = {
  options?: readonly Option[]
  refusal?: string
  carrier_refusal?: string
  changes?: readonly object[]
  until?: string
}

const TIMES = { working_days: [1, 2, 3, 4, 5, 6], cutoff_hour: 16, handling_days: 2 }

/** Quotes these goods: without options, delivery is included in the price. */
export const quotes = (
  products: readonly Product[],
  { options, refusal, carrier_refusal, changes = [], until }: Quoted = {},
): void => {
  const quote = options && { version: 1, options, refusal, carrier_refusal }
  api.answers('checkouts.offer', ({ body: { lines, ways = [], place } }: Quote) => {
    const known = lines.flatMap(({ product_id, quantity }) => {
      const product = products.find(({ id }) => id === product_id)
      return product ? [{ product, goods_minor: product.price * quantity }] : []
    })
    const vendor_ids = [...new Set(known.map(({ product }) => product.vendor_id))]
    const parts = vendor_ids.map((vendor_id) => {
      const own = known.filter(({ product }) => product.vendor_id === vendor_id)
      const wanted = ways.find((way) => way.vendor_id === vendor_id)?.method
      const way = options?.find(({ method }) => method === wanted) ?? options?.[0]
      return {
        vendor_id,
        name: own[0]?.product.vendor_details.name ?? '',
        goods_minor: own.reduce((sum, one) => sum + one.goods_minor, 0),
        delivery_fee_minor: place ? (way?.fee_minor ?? 0) : 0,
        ...(place && quote ? { quote, times: TIMES, method: way?.method, until } : {}),
      }
    })
    const fees = escrowFeesOf(
      parts.map(({ vendor_id, goods_minor, delivery_fee_minor }) => ({
        vendor_id,
        base_minor: goods_minor + delivery_fee_minor,
      })),
    )
    const stores = parts.map((part, index) => ({ ...part, escrow_fee_minor: fees[index] ?? 0 }))
    const total_minor = stores.reduce(
      (sum, one) => sum + one.goods_minor + one.delivery_fee_minor + one.escrow_fee_minor,
      0,
    )
    return { stores, changes, total_minor } as never
  })
}

/** What the buyer’s account knows, once it is loaded. */
export const account: { receive?: (addresses: readonly SavedAddress[]) => void } = {}

/** Stands for what loads the account’s choices. */
export const AccountChoices = ({ onAddresses }: { onAddresses: typeof account.receive }) => {
  account.receive = onAddresses
  return null
}

type Opened = {
  quantities?: readonly number[]
  unpaid?: readonly Transaction[]
  onReserved?: (lines: readonly CartLine[]) => Promise<void>
}

const Opening = ({ products, quantities = [], onReserved }: Opened & { products: Product[] }) => {
  const lines = products.map(({ id, price }, index) => ({
    product_id: id,
    variant_id: id,
    quantity: quantities[index] ?? 1,
    price_minor: price,
  }))
  const checkout = useCheckout({
    stores: byStore(lines, products).stores,
    unpaid: useUnpaidOrders(),
    name: 'Ngozi Eze',
    draft: 'checkout_test',
    ...(onReserved && { onReserved }),
  })
  const paid = checkout.lines.map(({ product, quantity }) => `${quantity} ${product?.name}`)
  return (
    <>
      <CheckoutForm checkout={checkout} back={{ to: '/cart', text: 'Change the cart' }} />
      <output aria-label="Paid">{paid.join(', ')}</output>
    </>
  )
}

/** Opens the checkout of these goods, one of each unless said otherwise. */
export const openCheckout = (products: Product[], opened: Opened = {}) => {
  delete account.receive
  api.answers('public.locations', {
    Lagos: ['Ikeja', 'Shomolu'],
    Ogun: ['Abeokuta South'],
  } as never)
  api.answers('transactions.list', { items: opened.unpaid ?? [] })
  vi.spyOn(window.location, 'assign')
    .mockReset()
    .mockImplementation(() => {})
  show(<Opening products={products} {...opened} />)
}

/** The account’s addresses come. */
export const receive = async (...addresses: SavedAddress[]) => {
  await vi.waitFor(() => expect(account.receive).toBeDefined())
  await act(async () => account.receive?.(addresses))
}

/** The words are there to stay: a part that loads later says the same in their place. */
export const seen = (words: RegExp) =>
  vi.waitFor(() => expect(screen.getByText(words)).toBeVisible())

export const field = (name: string | RegExp) => screen.getByLabelText(name)

/** Taps the button that pays, once it can be. */
export const pay = async (name: string | RegExp = /^Pay ₦/) => {
  await vi.waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name }))
}

export const paidGoods = () => screen.getByRole('status', { name: 'Paid' }).textContent

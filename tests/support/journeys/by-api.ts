import { expect } from '@playwright/test'
import type { TransactionResponse } from '../../../functions/src/contract/api/orders/transaction-reads'
import type { Variant } from '../../../functions/src/contract/entities/catalog/variant'
import type { WalletEntry } from '../../../functions/src/contract/entities/money/wallet'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { escrowFeeOf } from '../../../functions/src/contract/escrow/fee'
import { signIn } from './accounts'
import { DELIVERY } from './buying'
import type { Person } from './people'
import { API, configurePaystack } from './suite'

/** A user who calls the API without a browser, for a journey's preconditions. */
export type Caller = {
  get: <Data>(path: string) => Promise<Data>
  post: <Data>(path: string, body?: object) => Promise<Data>
  put: <Data>(path: string, body: object) => Promise<Data>
}

const dataOf = async <Data>(response: Response): Promise<Data> => {
  const body = (await response.json()) as { data: Data }
  if (!response.ok) throw new Error(`${response.url}: ${JSON.stringify(body)}`)
  return body.data
}

export const callerFor = async (person: Person): Promise<Caller> => {
  const { idToken } = await signIn(person)
  const send =
    (method: string) =>
    async <Data>(path: string, body?: object): Promise<Data> =>
      dataOf(
        await fetch(`${API}${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${idToken}`,
            'idempotency-key': crypto.randomUUID(),
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
  return {
    get: send('GET'),
    post: (path, body = {}) => send('POST')(path, body),
    put: send('PUT'),
  }
}

/**
 * Orders from a store that may be paused: three orders in a row that journeys before left unanswered
 * do that once time has passed, and some of them are decided after the clock is back.
 */
export const whileSelling = async <T>(vendor: Caller, place: () => Promise<T>): Promise<T> => {
  const placed: T[] = []
  await expect
    .poll(async () => {
      await vendor.post('/vendors/resume')
      try {
        placed.push(await place())
      } catch (error) {
        // Every other refusal fails the journey at once.
        if (!String(error).includes('product/store-resting')) throw error
      }
      return placed.length
    })
    .toBe(1)
  return placed[0] as T
}

/** The id of the product with this name; the search follows a change of the product shortly after. */
export const productId = async (name: string): Promise<string> => {
  let id: string | undefined
  await expect
    .poll(
      async () => {
        const response = await fetch(`${API}/public/products?q=${encodeURIComponent(name)}`)
        const { items } = await dataOf<{ items: { id: string; name: string }[] }>(response)
        id = items.find((item) => item.name === name)?.id
        return id
      },
      { message: `Somebody sells ${name}` },
    )
    .toBeDefined()
  return id ?? ''
}

type Choices = { delivery_method?: 'pickup'; variant?: Variant }

export const order = async (
  buyer: Caller,
  product_id: string,
  recipient_name: string,
  { delivery_method, variant }: Choices = {},
): Promise<Transaction> => {
  const response = await fetch(`${API}/public/products/${product_id}`)
  const { price } = variant ?? (await dataOf<{ price: number }>(response))
  const { transaction } = await buyer.post<TransactionResponse>('/transactions', {
    product_id,
    quantity: 1,
    expected_total_minor: price + escrowFeeOf(price),
    channel: 'card',
    delivery: { ...DELIVERY, recipient_name },
    ...(variant && { variant_id: variant.id }),
    ...(delivery_method && { delivery_method }),
  })
  return transaction
}

/** Pays at the provider and has the server verify it: the money is in escrow. */
export const pay = async (buyer: Caller, { payment }: Transaction): Promise<void> => {
  await configurePaystack(`charges/${payment.reference}/pay`, { card: 'success' })
  await buyer.post(`/payments/${payment.reference}/verify`)
}

export const act = (
  caller: Caller,
  { id }: Pick<Transaction, 'id'>,
  action: string,
  body: object = {},
) => caller.post(`/transactions/${id}/${action}`, body)

/** What a vendor's statement has of an order, in kobo, by kind. */
export const linesOf = async (
  vendor: Caller,
  { id }: Pick<Transaction, 'id'>,
): Promise<Record<string, number>> => {
  const { entries } = await vendor.get<{ entries: WalletEntry[] }>('/vendors/wallet')
  const own = entries.filter(({ transaction_id }) => transaction_id === id)
  return Object.fromEntries(own.map(({ kind, amount_minor }) => [kind, amount_minor]))
}

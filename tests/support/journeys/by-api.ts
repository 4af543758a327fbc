import type { TransactionResponse } from '../../../functions/src/contract/api/endpoints/transactions'
import type { Transaction } from '../../../functions/src/contract/entities/transaction'
import { escrowFeeOf } from '../../../functions/src/contract/escrow/fee'
import { DELIVERY } from './buying'
import type { Person } from './people'
import { API, AUTH, configurePaystack } from './suite'

/** A user who calls the API without a browser, for a journey's preconditions. */
export type Caller = {
  post: <Data>(path: string, body?: object) => Promise<Data>
  put: <Data>(path: string, body: object) => Promise<Data>
}

const dataOf = async <Data>(response: Response): Promise<Data> => {
  const body = (await response.json()) as { data: Data }
  if (!response.ok) throw new Error(`${response.url}: ${JSON.stringify(body)}`)
  return body.data
}

export const callerFor = async ({ email, password }: Person): Promise<Caller> => {
  const login = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-oja`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const { idToken } = (await login.json()) as { idToken?: string }
  if (!idToken) throw new Error(`${email} can't sign in`)
  const send =
    (method: string) =>
    async <Data>(path: string, body: object = {}): Promise<Data> =>
      dataOf(
        await fetch(`${API}${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${idToken}`,
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        }),
      )
  return { post: send('POST'), put: send('PUT') }
}

/** The id of the product with this name. */
export const productId = async (name: string): Promise<string> => {
  const response = await fetch(`${API}/public/products?q=${encodeURIComponent(name)}`)
  const { items } = await dataOf<{ items: { id: string; name: string }[] }>(response)
  const product = items.find((item) => item.name === name)
  if (!product) throw new Error(`Nobody sells ${name}`)
  return product.id
}

export const order = async (
  buyer: Caller,
  product_id: string,
  recipient_name: string,
): Promise<Transaction> => {
  const response = await fetch(`${API}/public/products/${product_id}`)
  const { price } = await dataOf<{ price: number }>(response)
  const { transaction } = await buyer.post<TransactionResponse>('/transactions', {
    product_id,
    quantity: 1,
    expected_total_minor: price + escrowFeeOf(price),
    channel: 'card',
    delivery: { ...DELIVERY, recipient_name },
  })
  return transaction
}

/** Pays at the provider and has the server verify it: the money is in escrow. */
export const pay = async (buyer: Caller, { payment }: Transaction): Promise<void> => {
  await configurePaystack(`charges/${payment.reference}/pay`, { card: 'success' })
  await buyer.post(`/payments/${payment.reference}/verify`)
}

export const act = (caller: Caller, { id }: Transaction, action: string, body: object = {}) =>
  caller.post(`/transactions/${id}/${action}`, body)

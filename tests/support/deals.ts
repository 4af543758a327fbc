import type { Deal, DealTerms } from '../../functions/src/contract/entities/orders/deal'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { collectionOf } from '../../functions/src/db/firestore'
import { sampleDeal } from '../../functions/src/domain/orders/checkout/testing/sample-deal'
import type { CheckoutResponse } from './checkouts'
import type { Person } from './people'
import { DELIVERY, type TestApi } from './test-api'

type Quote = {
  stores: {
    name: string
    goods_minor: number
    delivery_fee_minor: number
    escrow_fee_minor: number
    vendor_fee_minor?: number
    channels?: string[]
    method?: string
    until?: string
  }[]
  changes: { kind: string }[]
  total_minor: number
}

const deals = () => collectionOf<Deal>(COLLECTIONS.deals)

/** Writes a deal of this seller, which nobody needs to have made. */
export const makeDeal = async (
  testApi: TestApi,
  vendor: Person | null,
  change: Partial<Omit<Deal, 'terms'>> & { terms?: Partial<DealTerms> } = {},
): Promise<Deal> => {
  const id = testApi.deps.ids()
  const vendor_id = vendor?.uid ?? null
  const deal = sampleDeal({ id, code: id.slice(-10), vendor_id, ...change }, testApi.clock())
  await deals().doc(deal.id).set(deal)
  return deal
}

export const readDealNow = async ({ id }: Pick<Deal, 'id'>): Promise<Deal> => {
  const data = (await deals().doc(id).get()).data()
  if (!data) throw new Error(`no deal ${id}`)
  return data
}

export const changeDeal = async (
  { id }: Pick<Deal, 'id'>,
  change: Partial<Deal>,
): Promise<Deal> => {
  await deals().doc(id).update(change)
  return readDealNow({ id })
}

export const usesNow = async (deal: Pick<Deal, 'id'>): Promise<[number, number]> => {
  const { reserved, sold } = await readDealNow(deal)
  return [reserved, sold]
}

const seen = ({ id, version }: Deal) => ({ id, version })

export const quoteDeal = (testApi: TestApi, deal: Deal, as?: Person) =>
  testApi.call<Quote>('POST', as ? '/checkouts/offer' : '/checkouts/quote', {
    ...(as && { as }),
    body: { lines: [], deal: seen(deal), place: { state: DELIVERY.state, city: DELIVERY.city } },
  })

const METHODS = { fee: 'courier', pickup: 'pickup', rates: undefined }

let keys = 0

/** Requests the purchase of a deal for what a quote said, in the way that it is delivered. */
export const tryDeal = async (
  testApi: TestApi,
  buyer: Person,
  deal: Deal,
  more: Record<string, unknown> = {},
  key?: string,
) => {
  keys += 1
  const { data } = await quoteDeal(testApi, deal)
  const method = METHODS[deal.terms.delivery.kind]
  return testApi.call<CheckoutResponse>('POST', '/checkouts', {
    as: buyer,
    body: {
      lines: [],
      deal: seen(deal),
      ways: method && deal.vendor_id ? [{ vendor_id: deal.vendor_id, method }] : [],
      delivery: DELIVERY,
      channel: 'bank_transfer',
      expected_total_minor: data?.total_minor ?? 0,
      ...more,
    },
    headers: { 'idempotency-key': key ?? `deal-${process.pid}-${keys}` },
  })
}

export const orderDeal = async (
  testApi: TestApi,
  buyer: Person,
  deal: Deal,
  more: Record<string, unknown> = {},
): Promise<Transaction> => {
  const response = await tryDeal(testApi, buyer, deal, more)
  const [transaction] = response.data?.transactions ?? []
  if (response.status !== 200 || !transaction) throw new Error(response.text)
  return transaction
}

/** A deal's purchase whose money is in escrow. */
export const paidDeal = async (
  testApi: TestApi,
  buyer: Person,
  deal: Deal,
): Promise<Transaction> => {
  const transaction = await orderDeal(testApi, buyer, deal)
  testApi.pay(transaction, { is_silent: true, channel: 'bank_transfer' })
  const [held] = (await testApi.verify(buyer, transaction)).data.transactions
  if (!held) throw new Error(`${transaction.id} is not paid`)
  return held
}

import { randomUUID } from 'node:crypto'
import type { Payment } from '../../functions/src/contract/entities/money/payment'
import type { TopUp } from '../../functions/src/contract/entities/money/top-up'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { readPayment } from '../../functions/src/db/money/payments'
import { readTopUp } from '../../functions/src/db/money/top-ups'
import type { Person } from './people'
import type { TestApi } from './test-api'
import { showWallet } from './wallets'

/** A top-up, the provider's fee of it (1.5 % and NGN 100), and what is then in the wallet. */
export const TOP_UP = 5_000_000
export const TOP_UP_FEE = 85_000
export const TOP_UP_CREDIT = TOP_UP - TOP_UP_FEE

type Begun = Pick<TopUp, 'reference' | 'amount_minor' | 'fee_minor'> & { authorization_url: string }

/** What tests of a vendor's top-ups do. */
export const topUpsOf = (testApi: TestApi, vendor: Person) => {
  const shown = () => showWallet(testApi, vendor)
  const begin = (body: object = { amount_minor: TOP_UP }, key: string = randomUUID()) =>
    testApi.call<Begun>('POST', '/vendors/wallet/top-ups', {
      as: vendor,
      body,
      headers: { 'idempotency-key': key },
    })
  const paymentOf = async (reference: string) => (await readPayment(reference))?.data as Payment
  /** Transfers to the account that the provider shows, whose webhook then comes. */
  const transfer = async (
    reference: string,
    how: Parameters<TestApi['pay']>[1] = {},
  ): Promise<void> => {
    testApi.pay({ payment: { reference } } as Transaction, { channel: 'bank_transfer', ...how })
    await testApi.drain()
  }
  return {
    begin,
    transfer,
    paymentOf,
    topUpOf: async (reference: string) =>
      (await readTopUp((await paymentOf(reference)).top_up_id ?? ''))?.data as TopUp,
    wallet: async () => (await shown()).wallet,
    lines: async () =>
      (await shown()).entries.map(({ kind, amount_minor, state }) => ({
        kind,
        amount_minor,
        state,
      })),
    verify: (reference: string, as = vendor) =>
      testApi.call<{ state: string }>('POST', `/payments/${reference}/verify`, { as, body: {} }),
    toppedUp: async (amount_minor = TOP_UP): Promise<void> => {
      const { data } = await begin({ amount_minor })
      await transfer(data.reference)
    },
  }
}

import type { Case } from '../../functions/src/contract/entities/console/console'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { openDispute } from '../../tools/paystack-simulator/disputes'
import { cartOf, openStores, paidCheckout, type Stores, three } from './checkouts'
import { type Person, signUpOperator } from './people'

export type Orders = [Transaction, Transaction, Transaction]
export type BankDispute = ReturnType<typeof openDispute>

/** A paid cart of three stores, and what a bank and an operator do with it. */
export const openContestedCarts = async () => {
  const stores: Stores = await openStores()
  const { testApi } = stores
  const operator = await signUpOperator(testApi.deps, 'money')
  const now = (orders: Orders): Promise<Orders> =>
    Promise.all(orders.map((order) => testApi.read(order))) as Promise<Orders>

  return {
    stores,
    testApi,
    operator,
    now,
    buy: async (buyer: Person): Promise<Orders> =>
      three(await paidCheckout(testApi, buyer, await cartOf(stores))),

    /** A bank contests what the third order cost. */
    contest: async (orders: Orders): Promise<BankDispute> => {
      const { world } = testApi.simulator
      const charge = world.state.charges.get(orders[0].payment.reference)
      if (!charge) throw new Error('no charge')
      const dispute = openDispute(world, charge, { refund_amount: orders[2].amount_paid })
      await testApi.drain()
      return dispute
    },

    show: async (orders: Orders): Promise<Case> =>
      (
        await testApi.call<Case>('GET', `/console/cases/${orders[2].id}?why=chargeback`, {
          as: operator,
        })
      ).data,

    /** Gives the chargeback to the orders, as they are now unless versions are given. */
    give: async (
      orders: Orders,
      dispute: BankDispute,
      amounts: readonly number[],
      { as = operator, versions }: { as?: Person; versions?: readonly number[] } = {},
    ) => {
      const seen = await now(orders)
      return testApi.call('POST', `/console/cases/${orders[2].id}/attribute-chargeback`, {
        as,
        body: {
          reason: 'The bank names the other parcel.',
          chargeback_id: String(dispute.id),
          orders: seen.map(({ id, event_count }, index) => ({
            transaction_id: id,
            version: versions?.[index] ?? event_count,
            amount_minor: amounts[index] ?? 0,
          })),
        },
      })
    },

    /** The state and the amount of each order's chargebacks. */
    claims: async (orders: Orders): Promise<[string, number][][]> =>
      (await now(orders)).map(({ chargebacks }) =>
        chargebacks.map(({ state, amount_minor }): [string, number] => [state, amount_minor]),
      ),
  }
}

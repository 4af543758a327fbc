import { dueFrom } from '../../../functions/src/contract/entities/due'
import type { Deal } from '../../../functions/src/contract/entities/orders/deal'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { makeDeal } from '../deals'
import { dataOf, type Given, job, type Kind } from './kind'

const dealOf = (id: string) => collectionOf<Deal>(COLLECTIONS.deals).doc(id)

/** Prices for one buyer: the failing one's live deal has a path that Firestore doesn't take. */
export const dealKinds = (given: () => Given): Record<'prices_for_one', Kind> => {
  const price = async (of: string) => {
    const { testApi, vendor } = given()
    const due = dueFrom(timestampFromMillis(testApi.clock()))
    return (await makeDeal(testApi, vendor, { of, due })).id
  }
  const live = async () => (await makeDeal(given().testApi, given().vendor)).id
  const isDone = async (id: string) => (await dataOf(dealOf(id))).due === null
  return {
    prices_for_one: {
      run: job('giveBackUses'),
      make: () => price('no/deal'),
      makeHealthy: async () => {
        const id = await price(await live())
        return () => isDone(id)
      },
      mend: async (id) => dealOf(id).update({ of: await live() }),
      isDone,
    },
  }
}

import { dueFrom } from '../../../functions/src/contract/entities/due'
import type { AccountJoin } from '../../../functions/src/contract/entities/people/account-join'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { newNumber } from '../phones'
import { dataOf, type Given, job, type Kind } from './kind'

const joinOf = (uid: string) => collectionOf<AccountJoin>(COLLECTIONS.accountJoins).doc(uid)

/** A failing item of what moves between accounts: the number goes to an account that isn't there. */
export const accountKinds = (given: () => Given): Record<'joins', Kind> => {
  const join = (uid: string, into: string, phone: string | null) => {
    const at = timestampFromMillis(given().testApi.clock())
    return joinOf(uid).set({
      uid,
      into,
      phone,
      state: 'moving',
      things: { purchases: 0, conversations: 0, favourites: 0, addresses: 0, cart_items: 0 },
      proved_by: 'word',
      due: dueFrom(at),
      begun_at: at,
      updated_at: at,
    })
  }
  const isMoved = async (uid: string) => (await dataOf(joinOf(uid))).state !== 'moving'
  return {
    joins: {
      run: job('joinAccounts'),
      make: async () => {
        await join('joined-1', 'nobody', newNumber())
        return 'joined-1'
      },
      makeHealthy: async () => {
        await join('joined-2', given().buyer.uid, null)
        return () => isMoved('joined-2')
      },
      mend: (uid) => joinOf(uid).update({ phone: null }),
      isDone: isMoved,
    },
  }
}

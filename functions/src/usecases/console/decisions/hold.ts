import { consoleEndpoints } from '../../../contract/api/console/console'
import { readTransaction } from '../../../db/orders/transactions'
import { carriedOn } from '../../operators/recorded'
import { decideHold, requireHold } from '../decide-hold'
import { subjectOfWalletEntry } from '../subjects'
import { decisionOf, WAITS } from './decision'

/** Ends the hold on a flagged sale's money, which can leave then, or keeps it. */
export const hold = decisionOf(consoleEndpoints.hold, {
  subject: subjectOfWalletEntry,
  second_person: {
    as: 'release_hold',
    stakeOf: async (_, id, { action }) => {
      if (action === 'keep') return null
      const { vendor_id, stored, hold: held } = await requireHold(id)
      const { transaction_id, amount_minor } = stored.data
      const sale = transaction_id ? await readTransaction(transaction_id) : undefined
      return {
        ...{ transaction_id: transaction_id ?? id, buyer_id: held.buyer_id, vendor_id },
        ...{ version: sale?.data.event_count ?? 0, amount_minor },
      }
    },
    waiting: async () => WAITS,
  },
  run: async (deps, by, id, { action }) =>
    carriedOn(await decideHold(deps, id, { ...by, action }), {
      done: true,
      state: 'done',
    }),
})

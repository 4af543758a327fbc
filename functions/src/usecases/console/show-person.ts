import { AppError } from '../../contract/api/errors'
import type { ConsolePerson } from '../../contract/entities/console/console'
import { readOpsDecisions } from '../../db/audit-log'
import { listTransactions } from '../../db/orders/transactions'
import { readUser } from '../../db/people/users'
import { readStore } from '../../db/people/vendors'
import { nameEntries } from '../operators/name-entries'
import { lineOf } from './find-anything'

const LATEST = { status: 'all', page: 1, limit: 10 } as const
const MAX_DECISIONS = 50

/**
 * A person with the store, the latest purchases and sales.
 * @throws AppError `user/not-found`
 */
export const showPerson = async (uid: string): Promise<ConsolePerson> => {
  const [user, store] = await Promise.all([readUser(uid), readStore(uid)])
  if (!user && !store) throw new AppError('user/not-found')
  const [purchases, sales, decisions] = await Promise.all([
    listTransactions({ uid, role: 'buyer', ...LATEST }),
    listTransactions({ uid, role: 'vendor', ...LATEST }),
    readOpsDecisions(MAX_DECISIONS, uid),
  ])
  return {
    uid,
    name: user?.data.name ?? store?.vendor.name ?? '',
    email: user?.data.email ?? '',
    phone: user?.data.phone ?? '',
    joined_at: user?.data.created_at ?? null,
    store: store
      ? {
          name: store.vendor.name,
          status: store.vendor.status,
          legal_name: store.private.legal_name,
          phone: store.private.phone,
          payouts_blocked: store.private.payouts_blocked,
          payout_account: store.private.payout_account,
        }
      : null,
    purchases: purchases.items.map(lineOf),
    sales: sales.items.map(lineOf),
    decisions: await nameEntries(decisions.filter(({ action }) => !action.startsWith('look:'))),
  }
}

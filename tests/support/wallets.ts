import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type {
  Payout,
  Wallet,
  WalletEntry,
} from '../../functions/src/contract/entities/money/wallet'
import type { VendorPrivate } from '../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { collectionOf, fieldsOf } from '../../functions/src/db/firestore'
import { brokenRules } from '../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../tools/reconcile/audit-state'
import { providerFindings } from '../../tools/reconcile/provider-invariant'
import { stateOfVendor } from './ledger/vendor-state'
import type { Person } from './people'
import type { TestApi } from './test-api'

type Shown = { wallet: Wallet; entries: WalletEntry[]; payouts: Payout[] }

/** The wallet as its vendor sees it. */
export const showWallet = async (testApi: TestApi, vendor: Person): Promise<Shown> =>
  (await testApi.call<Shown>('GET', '/vendors/wallet', { as: vendor })).data

export const requestPayout = (
  testApi: TestApi,
  vendor: Person,
  amount_minor: number,
  key: string = randomUUID(),
) =>
  testApi.call<Payout>('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor },
    headers: { 'idempotency-key': key },
  })

export const changeStore = (vendor: Person, change: Partial<VendorPrivate>) =>
  collectionOf<VendorPrivate>(`${COLLECTIONS.vendors}/${vendor.uid}/${SUBCOLLECTIONS.private}`)
    .doc('store')
    .update(fieldsOf<VendorPrivate>(change))

/** Fails unless the vendor's books hold and the provider says the same of them. */
export const expectWholeBooks = async (testApi: TestApi, vendor: Person): Promise<void> => {
  const audit = stateOfVendor(await loadAuditState(), vendor.uid)
  expect(brokenRules(audit)).toEqual([])
  expect((await providerFindings(testApi.deps.payments, audit)).findings).toEqual([])
}

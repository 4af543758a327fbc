import { firestore } from '../../../functions/src/db/firestore'
import { moveWallet } from '../../../functions/src/db/money/wallets'
import { syncBalance } from '../../../functions/src/usecases/money/wallet/sync-balance'
import { suspendVendor } from '../../../functions/src/usecases/people/vendor/suspend-vendor'
import type { TestApi } from '../test-api'

/** A vendor whose balance is too far below zero. */
export const owing = async (testApi: TestApi) => {
  const vendor = await testApi.vendor()
  const batch = firestore().batch()
  moveWallet(batch, vendor.uid, { available: -1_100_000 }, testApi.clock())
  await batch.commit()
  await syncBalance(testApi.deps, vendor.uid)
  return [{ person: vendor, words: ['₦11,000', 'ends at once'] }]
}

/** A store that an operator suspended and, if `restored`, reinstated. */
export const suspended = (restored: boolean) => async (testApi: TestApi) => {
  const vendor = await testApi.vendor()
  const decision = { operator: 'ops@oja.test', reason: 'It sold copies.' }
  await suspendVendor(testApi.deps, vendor.uid, { ...decision, is_suspended: true })
  if (restored) await suspendVendor(testApi.deps, vendor.uid, { ...decision, is_suspended: false })
  return [{ person: vendor, words: restored ? ['open again'] : ['It sold copies.'] }]
}

import { randomBytes } from 'node:crypto'
import { clock, config, isEmulator } from './config'
import { makeId } from './contract/ids'
import { allOnSale, changedSince, readProduct } from './db/catalog/products'
import { readSwitches } from './db/switches'
import { firebaseApp } from './db/firebase-app'
import { createStorageObjects } from './providers/files/file-storage'
import { createIdentity } from './providers/identity/identity'
import { createPaystack, requireMode } from './providers/payments/paystack'
import { createPush } from './providers/push/push'
import { createEmbeddedSearch } from './providers/search/embedded-search'
import { createSnapshots } from './providers/search/snapshots'
import type { Deps, Log } from './usecases/deps'
import { cachedSwitches } from './usecases/switches/cached-switches'

const SEARCH_REFRESH_MS = 3_000

/** Creates the dependencies of the use cases, on the real services or the emulators. */
export const makeDeps = (given: { paystack_secret_key: string; log: Log }): Deps => {
  requireMode(given.paystack_secret_key, config.payment_mode)
  const app = firebaseApp()
  const objects = createStorageObjects(app, {
    bucket: config.bucket,
    origin: config.storage_origin,
  })
  const snapshots = createSnapshots(objects, { allOnSale, changedSince })
  return {
    clock,
    ids: () => makeId(randomBytes),
    random: randomBytes,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    payments: createPaystack({
      baseUrl: config.paystack_base_url,
      secretKey: given.paystack_secret_key,
    }),
    identity: createIdentity(app),
    // Firebase has no emulator for push.
    ...(!isEmulator && { push: createPush(app) }),
    objects,
    search: createEmbeddedSearch(
      { ...snapshots, changedSince, read: async (id) => (await readProduct(id))?.data },
      { clock, refresh_ms: SEARCH_REFRESH_MS },
    ),
    onSale: () => snapshots.pages(clock()),
    switchedOff: cachedSwitches(async () => (await readSwitches())?.data),
    app_url: config.app_url,
    contact_address: config.contact_address,
    log: given.log,
  }
}

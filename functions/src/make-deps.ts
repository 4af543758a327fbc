import { randomBytes } from 'node:crypto'
import { clock, config, isEmulator } from './config'
import { makeId } from './contract/ids'
import { allOnSale, changedSince, readProduct } from './db/catalog/products'
import { firebaseApp } from './db/firebase-app'
import { readSwitches } from './db/switches'
import type { ProductSearch } from './ports/product-search'
import { createAppCheck } from './providers/app-check/app-check'
import { createStorageObjects } from './providers/files/file-storage'
import { createIdentity } from './providers/identity/identity'
import { createMessages, type MessageKeys } from './providers/messages/messages'
import { createPaystack, requireMode } from './providers/payments/paystack'
import { createPush } from './providers/push/push'
import { createEmbeddedSearch } from './providers/search/embedded-search'
import { openPostgresSearch } from './providers/search/postgres/postgres-search'
import { createSnapshots } from './providers/search/snapshots'
import { createShipbubble } from './providers/shipbubble/shipbubble'
import type { Deps, Log } from './usecases/deps'
import { cachedSwitches } from './usecases/switches/cached-switches'

const SEARCH_REFRESH_MS = 3_000

type Snapshots = ReturnType<typeof createSnapshots>

const openSearch = (snapshots: Snapshots, database_url: string | undefined): ProductSearch =>
  config.search_engine === 'postgres'
    ? openPostgresSearch(database_url, clock)
    : createEmbeddedSearch(
        { ...snapshots, changedSince, read: async (id) => (await readProduct(id))?.data },
        { clock, refresh_ms: SEARCH_REFRESH_MS },
      )

type Given = {
  paystack_secret_key: string
  database_url?: string | undefined
  /** Without it no carrier is offered. */
  shipbubble_api_key?: string | undefined
  /** A channel without its provider's keys is off. */
  message_keys?: MessageKeys
  log: Log
}

/** Creates the dependencies of the use cases, on the real services or the emulators. */
export const makeDeps = (given: Given): Deps => {
  const messages = createMessages(config.messages, given.message_keys ?? {}, clock)
  requireMode(given.paystack_secret_key, config.payment_mode)
  const app = firebaseApp()
  const objects = createStorageObjects(app, {
    bucket: config.bucket,
    origin: config.storage_origin,
  })
  const snapshots = createSnapshots(objects, { allOnSale, changedSince })
  const search = openSearch(snapshots, given.database_url)
  return {
    clock,
    ids: () => makeId(randomBytes),
    random: randomBytes,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    payments: createPaystack({
      baseUrl: config.paystack_base_url,
      secretKey: given.paystack_secret_key,
    }),
    ...(given.shipbubble_api_key && {
      carriers: createShipbubble(
        { baseUrl: config.shipbubble_base_url, apiKey: given.shipbubble_api_key },
        clock,
      ),
    }),
    ...(messages && { messages }),
    identity: createIdentity(app),
    ...(config.is_app_check_enforced && { appCheck: createAppCheck(app) }),
    needs_second_factor: config.is_second_factor_required,
    // Firebase has no emulator for push.
    ...(!isEmulator && { push: createPush(app) }),
    objects,
    search,
    onSale: () => search.onSale?.() ?? snapshots.pages(clock()),
    switchedOff: cachedSwitches(async () => (await readSwitches())?.data, clock),
    app_url: config.app_url,
    contact_address: config.contact_address,
    log: given.log,
  }
}

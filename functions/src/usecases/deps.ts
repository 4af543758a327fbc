import type { Switch } from '../contract/entities/console/switches'
import type { AppCheck } from '../ports/app-check'
import type { Carriers } from '../ports/carriers'
import type { EInvoicing } from '../ports/e-invoicing'
import type { StorageObjects } from '../ports/file-storage'
import type { Identity } from '../ports/identity'
import type { Messages } from '../ports/messages'
import type { Payments } from '../ports/payments'
import type { ProductSearch } from '../ports/product-search'
import type { Push } from '../ports/push'
import type { ListedProduct } from '../seo/sitemap-pages'

/** The log. Never pass tokens, addresses or secrets. */
export type Log = Record<'info' | 'warn' | 'error', (text: string, fields?: object) => void>

/**
 * The dependencies that have a second implementation, or a clock. Firestore is imported directly.
 */
export type Deps = {
  /** The current time in epoch milliseconds, the only source of time. */
  clock: () => number
  /** Creates an id as in `contract/ids.ts`. */
  ids: () => string
  /** Returns `size` cryptographically random bytes. */
  random: (size: number) => Uint8Array
  payments: Payments
  /** Absent without a carriers' key. */
  carriers?: Carriers
  /** SMS and WhatsApp; absent without a provider's key. */
  messages?: Messages
  /** Absent: no service for electronic invoicing is set up. */
  eInvoicing?: EInvoicing
  identity: Identity
  objects: StorageObjects
  search: ProductSearch
  /** All products on sale in pages, as fresh as the data that new search instances start from. */
  onSale: () => AsyncIterable<ListedProduct[]>
  /** Absent if push isn't available, as in the emulator suite. */
  push?: Push
  /** Absent unless App Check is enforced. */
  appCheck?: AppCheck
  /** Operators need a second factor to decide about money. */
  needs_second_factor?: boolean
  /** What operators turned off, at most 30 s old. */
  switchedOff: () => Promise<ReadonlySet<Switch>>
  log: Log
  /** The recipient of the contact form's messages. */
  contact_address: string
  /** The web's origin, without a trailing slash. */
  app_url: string
  sleep: (milliseconds: number) => Promise<void>
  /** Set where somebody waits for the answer: for how long a commit that conflicts starts again. */
  commits_for_ms?: number
  /** Called by name before and after each await of a money use case; a test makes it throw. */
  failpoint?: (name: string) => void
}

/** The signed-in user, as use cases see it. */
export type Actor = {
  uid: string
  name: string
  email: string
  email_verified: boolean
  /** In E.164, proved; empty without one. */
  phone?: string
  roles: readonly string[]
}

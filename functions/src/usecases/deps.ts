import type { ListedProduct } from '../domain/sitemap/pages-to-list'
import type { StorageObjects } from '../providers/files/file-storage'
import type { Identity } from '../providers/identity/identity'
import type { Payments } from '../providers/payments/payments'
import type { Push } from '../providers/push/push'
import type { ProductSearch } from './product/product-search'

/** Lines of the log: no token, address or secret belongs in one. */
export type Log = Record<'info' | 'warn' | 'error', (text: string, fields?: object) => void>

/** What has a second implementation, or a clock. Firestore itself is the repository. */
export type Deps = {
  /** Now, in epoch milliseconds. Nothing else reads the time. */
  clock: () => number
  /** A new id of `contract/ids.ts`. */
  ids: () => string
  /** That many unpredictable bytes. */
  random: (size: number) => Uint8Array
  payments: Payments
  identity: Identity
  objects: StorageObjects
  search: ProductSearch
  /** Every product on sale, as new as what instances of the search begin with. */
  onSale: () => Promise<ListedProduct[]>
  /** Absent where nothing can be pushed, as in the emulator suite. */
  push?: Push
  log: Log
  /** Where the contact form's messages go. */
  contact_address: string
  /** The web's origin, without a slash at the end. */
  app_url: string
  sleep: (milliseconds: number) => Promise<void>
  /** Called by name before and after each await of a money use case; a test makes it throw. */
  failpoint?: (name: string) => void
}

/** A signed-in person, as far as use cases need to know. */
export type Actor = {
  uid: string
  name: string
  email: string
  email_verified: boolean
  roles: readonly string[]
}

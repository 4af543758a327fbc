import type { AttributeKey } from '../../../functions/src/contract/reference/attributes'
import type { Look } from '../pictures/types'
import type { VendorKey } from './vendors'
import type { ZoneName } from './zones'

/** A product as the catalogue's files write it. */
export type ProductRow = {
  name: string
  vendor: VendorKey
  /** Whole naira. */
  naira: number
  look: Look
  /** Items on the shelf once every told sale is over. */
  stock: number
  /** How many days before the seeding it was put on sale. */
  days: number
  to: ZoneName
  text: string
  attributes: Partial<Record<AttributeKey, string>>
}

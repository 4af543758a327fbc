import type { Party, Transaction } from '@contract/entities/transaction'
import { storagePaths } from '@contract/paths'

/** Where in Storage a party's evidence of this name goes. */
export const evidencePath =
  ({ id, buyer_id, vendor_id }: Transaction, party: Party) =>
  (file: string): string =>
    storagePaths.disputeEvidence(
      id,
      buyer_id,
      vendor_id,
      party === 'buyer' ? buyer_id : vendor_id,
      file,
    )

import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { storagePaths } from '@contract/paths'

/** Returns a function from file name to Storage path for a party's evidence. */
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

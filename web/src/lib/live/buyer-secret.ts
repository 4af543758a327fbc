import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { type BuyerSecret, buyerSecretSchema } from '@contract/transaction'
import { useSession } from '../session'
import type { Live } from './use-live'
import { useLiveDocument } from './use-live-document'

/** The escrow code and where to pay; the buyer's alone. */
export const useLiveBuyerSecret = (
  transaction_id: string | undefined,
): Live<BuyerSecret | null> => {
  const uid = useSession().user?.uid
  return useLiveDocument(
    buyerSecretSchema,
    transaction_id && uid
      ? [COLLECTIONS.transactions, transaction_id, SUBCOLLECTIONS.private, uid]
      : null,
  )
}

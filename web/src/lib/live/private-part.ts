import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { type PrivatePart, privatePartSchema } from '@contract/transaction'
import { useSession } from '../session'
import { askTransaction } from './ask-transaction'
import type { Live } from './use-live'
import { useLiveDocument } from './use-live-document'

/** What one of the two parties alone may read; null for a vendor before it is paid. */
export const useLivePrivatePart = (
  transaction_id: string | undefined,
): Live<PrivatePart | null> => {
  const uid = useSession().user?.uid
  return useLiveDocument(
    privatePartSchema,
    transaction_id && uid
      ? [COLLECTIONS.transactions, transaction_id, SUBCOLLECTIONS.private, uid]
      : null,
    transaction_id ? async () => (await askTransaction(transaction_id)).own : undefined,
  )
}

import type { BuyerSecret, PrivatePart } from '@contract/transaction'
import { useLivePrivatePart } from './private-part'
import type { Live } from './use-live'

const isBuyers = (part: PrivatePart | null): part is BuyerSecret =>
  part?.escrow_code !== undefined && part.authorization_url !== undefined

/** The escrow code and where to pay; the buyer's alone. */
export const useLiveBuyerSecret = (
  transaction_id: string | undefined,
): Live<BuyerSecret | null> => {
  const part = useLivePrivatePart(transaction_id)
  if (part.status !== 'content') return part
  return { status: 'content', data: isBuyers(part.data) ? part.data : null }
}

import type { DisputeEntry } from '../../contract/entities/orders/transaction-parts'
import { instantText } from '../../contract/lagos-text'
import { maskContacts } from '../../contract/text/mask-contacts'
import { cleanLine } from '../../contract/text/plain-line'
import { millisOf, type Timestamp, timestampFromMillis } from '../../contract/time'

/** What a carrier says about the handover of a parcel. */
export type CarrierProof = {
  /** `completed` if it was handed over; otherwise how far it came. */
  status: string
  /** Epoch milliseconds; null while it isn't delivered, or if the carrier doesn't say when. */
  delivered_at: number | null
  /** Where it was last seen. */
  place: string | null
  /** What the courier wrote last, such as who took it. */
  message: string | null
  tracking_url: string | null
}

const textOf = ({ status, delivered_at, place, message }: CarrierProof): string => {
  const when = delivered_at === null ? '' : ` on ${instantText(timestampFromMillis(delivered_at))}`
  const where = place ? `, in ${cleanLine(place)}` : ''
  if (status !== 'completed') {
    const said = message ? ` Last: “${cleanLine(message)}”${where}.` : ''
    return `The carrier does not say that it delivered the parcel: ${status.replaceAll('_', ' ')}.${said}`
  }
  const by = message ? ` It wrote: “${cleanLine(message)}”.` : ' It does not say who took it.'
  return `The carrier says that it delivered the parcel${when}${where}.${by}`
}

/**
 * What a carrier shows in a dispute, for both parties and operators. Its id is made from the dispute
 * and from whether the parcel was delivered, so that each is said once. `now` in epoch ms.
 */
export const proofEntry = (
  opened_at: Timestamp,
  proof: CarrierProof,
  now: number,
): DisputeEntry => ({
  id: `carrier-${millisOf(opened_at)}-${proof.status === 'completed' ? 'delivered' : 'under-way'}`,
  kind: 'carrier_proof',
  by: 'carrier',
  text: maskContacts(textOf(proof)),
  paths: [],
  refund_minor: null,
  ...(proof.tracking_url && { url: proof.tracking_url }),
  at: timestampFromMillis(now),
})

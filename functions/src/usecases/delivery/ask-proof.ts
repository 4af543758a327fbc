import type { Dispute } from '../../contract/entities/orders/dispute'
import { PARTIES } from '../../contract/entities/orders/party'
import type { Transaction } from '../../contract/entities/orders/transaction'
import type { OutboxTask } from '../../contract/entities/outbox'
import { POLICY } from '../../contract/escrow/policy'
import { DAY_MS, HOUR_MS, millisOf } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { readBooking } from '../../db/delivery/carriers'
import { addDisputeEntry, readDisputeEntries } from '../../db/orders/transactions'
import { type CarrierProof, proofEntry } from '../../domain/delivery/proof-entry'
import { transactionValues } from '../../domain/messaging/notification/notifications-for'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { notify } from '../messaging/notification/notify'
import { requireTransaction } from '../orders/transaction/execute-command'
import type { TaskResult } from '../outbox/handlers/result'

type ProofTask = Extract<OutboxTask, { kind: 'carrier_proof' }>

const DONE: TaskResult = { state: 'completed', last_error: null }
/** How often a carrier is asked whether a disputed parcel has come after all. */
const AGAIN_MS = 12 * HOUR_MS
/** Until an operator decides; later proof comes too late. */
const ASKED_MS = POLICY.escalate_ms - DAY_MS

/** Adds what the carrier says to the dispute, and notifies both parties once. */
const attach = (
  deps: Deps,
  { id }: Transaction,
  { opened_at }: Dispute,
  proof: CarrierProof,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const { data: transaction } = await requireTransaction(id)
    const entry = proofEntry(opened_at, proof, deps.clock())
    const isKnown = (await readDisputeEntries(id)).some((known) => known.id === entry.id)
    if (isKnown || !transaction.dispute) return { result: undefined, skip_commit: true }
    addDisputeEntry(batch, id, entry)
    const event = { action: 'carrier_proof', amount_minor: null, deadline_at: null, at: entry.at }
    const requests = PARTIES.map((party) => ({
      uid: party === 'buyer' ? transaction.buyer_id : transaction.vendor_id,
      type: 'DISPUTE_UPDATED' as const,
      id: `${id}-${entry.id}`,
      values: transactionValues(transaction, event, party),
      at: entry.at,
      mail_id: `${id}-${entry.id}-${party}`,
    }))
    await notify(deps, batch, ...requests)
    return { result: undefined }
  })

/**
 * Asks the carrier of a parcel that a buyer says never came for its proof. While it says that the
 * parcel is under way, it is asked again.
 */
export const askProof = async (deps: Deps, { transaction_id }: ProofTask): Promise<TaskResult> => {
  const { data: transaction } = await requireTransaction(transaction_id)
  const { dispute } = transaction
  const shipment_id = (await readBooking(transaction_id))?.data.shipment_id
  if (!dispute || !shipment_id || transaction.ended_at) return DONE
  const proof = await deps.carriers?.proofOfDelivery(shipment_id)
  if (proof) await attach(deps, transaction, dispute, proof)
  const isLate = deps.clock() - millisOf(dispute.opened_at) >= ASKED_MS
  if (proof?.status === 'completed' || isLate) return DONE
  const last_error = proof ? 'the parcel is under way' : 'the carrier does not know the parcel'
  return { state: 'pending', last_error, retry_in_ms: AGAIN_MS }
}

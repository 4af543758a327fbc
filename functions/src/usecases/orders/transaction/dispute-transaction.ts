import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from './execute-as-party'
import { requireOwnFiles } from './require-own-files'

type Complaint = { reason: string; description: string; evidence_paths: readonly string[] }

/** Opens a dispute, which stops the deadline and holds the money. */
export const disputeTransaction = (
  deps: Deps,
  actor: Actor,
  id: string,
  complaint: Complaint,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction) => {
    await requireOwnFiles(deps, transaction, actor.uid, complaint.evidence_paths)
    return { command: { action: 'dispute', ...complaint } }
  })

export const addEvidence = (
  deps: Deps,
  actor: Actor,
  id: string,
  evidence: { paths: readonly string[]; text?: string | undefined },
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction) => {
    await requireOwnFiles(deps, transaction, actor.uid, evidence.paths)
    return { command: { action: 'add_evidence', ...evidence } }
  })

import type { OutboxTask } from '../../../contract/entities/outbox'
import { askProof } from '../../delivery/ask-proof'
import { cancelParcel } from '../../delivery/cancel-parcel'
import type { Deps } from '../../deps'
import { runChargebackClock } from '../../money/chargeback/run-chargeback-clock'
import type { Lease } from '../outbox-lease'
import { handleChargeFee } from './charge-fee'
import { handleDebtRefund } from './debt-refund'
import { handleEInvoice } from './e-invoice'
import { handlePhoneMessage } from './phone-message'
import { handlePush } from './push'
import { handleRefund } from './refund'
import { handleRefundTransfer } from './refund-transfer'
import type { TaskResult } from './result'
import { handleTaxDocuments } from './tax-documents'
import { handleTopUpRefund } from './top-up-refund'
import { handleTransfer } from './transfer'

type Kind = OutboxTask['kind']
type Handlers = {
  readonly [K in Kind]: (
    deps: Deps,
    task: Extract<OutboxTask, { kind: K }>,
    lease: Lease,
  ) => Promise<TaskResult>
}

/** Who does a task, by its kind. */
const HANDLERS: Handlers = {
  refund: handleRefund,
  refund_transfer: handleRefundTransfer,
  top_up_refund: handleTopUpRefund,
  debt_refund: handleDebtRefund,
  transfer: handleTransfer,
  charge_fee: handleChargeFee,
  chargeback_evidence: runChargebackClock,
  carrier_proof: askProof,
  carrier_cancel: cancelParcel,
  push: handlePush,
  phone_message: handlePhoneMessage,
  tax_documents: handleTaxDocuments,
  e_invoice: handleEInvoice,
}

/** Does the task that a lease holds. */
export const handleTask = (deps: Deps, lease: Lease): Promise<TaskResult> => {
  const { task } = lease.item
  return HANDLERS[task.kind](deps, task as never, lease)
}

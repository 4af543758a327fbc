import type { OutboxTask } from '../../../contract/entities/outbox'
import type { Deps } from '../../deps'
import { readTaxRecord } from '../../money/tax/read-tax-record'
import type { TaskResult } from './result'

/** Submits a document to electronic invoicing; without a service there is nothing to do. */
export const handleEInvoice = async (
  deps: Deps,
  { document_id }: Extract<OutboxTask, { kind: 'e_invoice' }>,
): Promise<TaskResult> => {
  if (!deps.eInvoicing) return { state: 'completed', last_error: 'electronic invoicing is off' }
  const { reference } = await deps.eInvoicing.submit(await readTaxRecord(document_id))
  return { state: 'completed', provider_id: reference, last_error: null }
}

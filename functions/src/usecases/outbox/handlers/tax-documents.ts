import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { OutboxTask } from '../../../contract/entities/outbox'
import { outboxOfTransaction } from '../../../db/money/outbox'
import type { Deps } from '../../deps'
import { issueTaxDocument } from '../../money/tax/issue-tax-document'
import { requireTransaction } from '../../orders/transaction/execute-command'
import type { TaskResult } from './result'

type TaxTask = Extract<OutboxTask, { kind: 'tax_documents' }>

const issueAll = async (
  deps: Deps,
  transaction: Transaction,
  { event_id, at, lines }: TaxTask,
): Promise<boolean> => {
  let isWritten = true
  for (const line of lines) {
    isWritten = (await issueTaxDocument(deps, { transaction, event_id, at, line })) && isWritten
  }
  return isWritten
}

/** The purchase's tasks of earlier events, the first event first. */
const earlierThan = async ({ transaction_id, event_id }: TaxTask): Promise<TaxTask[]> =>
  (await outboxOfTransaction(transaction_id))
    .flatMap(({ task }) => (task.kind === 'tax_documents' ? [task] : []))
    .filter((task) => task.event_id < event_id)
    .toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1))

/**
 * Writes the receipts, invoices and credit notes of what one event supplied, each once. Tasks come in
 * any order: where the receipt of a credit note isn't there yet, the earlier ones are written first.
 */
export const handleTaxDocuments = async (deps: Deps, task: TaxTask): Promise<TaskResult> => {
  const { data: transaction } = await requireTransaction(task.transaction_id)
  if (!(await issueAll(deps, transaction, task))) {
    for (const earlier of await earlierThan(task)) await issueAll(deps, transaction, earlier)
    const isWritten = await issueAll(deps, transaction, task)
    if (!isWritten) throw new Error(`the receipt of ${transaction.id} is not there`)
  }
  return { state: 'completed', last_error: null }
}

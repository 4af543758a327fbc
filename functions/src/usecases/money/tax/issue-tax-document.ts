import { SETTLED_MS } from '../../../contract/time'
import { type CommitAttempt, commitWithRetry } from '../../../db/commit'
import type { Batch } from '../../../db/firestore'
import { addTask } from '../../../db/money/outbox'
import {
  addTaxDocument,
  addTaxLine,
  hasTaxLine,
  readTaxCounter,
  readTaxDocument,
  saveTaxCounter,
  saveTaxDocument,
  taxDocumentsOfTransaction,
} from '../../../db/money/tax-documents'
import { readStore } from '../../../db/people/vendors'
import { readTaxSettings } from '../../../db/tax-settings'
import { monthRange } from '../../../domain/money/ledger/month-books'
import {
  documentIdOf,
  lineOf,
  newTaxDocument,
  type Supplied,
  seriesOf,
  typeOf,
  withLine,
} from '../../../domain/money/tax/documents'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/** The receipt that a buyer's credit note is of. */
const receiptOf = async ({ transaction }: Supplied) =>
  (await taxDocumentsOfTransaction(transaction.id, transaction.buyer_id)).find(
    ({ type }) => type === 'receipt',
  )

const nameOf = async (vendor_id: string): Promise<string> => {
  const store = await readStore(vendor_id)
  return store ? `${store.vendor.name} (${store.private.legal_name})` : vendor_id
}

/** Adds a new document, with the next number of its series. False if what it credits isn't there. */
const addNumbered = async (deps: Deps, batch: Batch, supplied: Supplied): Promise<boolean> => {
  const type = typeOf(supplied.line)
  const isBuyers = supplied.line.supply === 'protection'
  const series = seriesOf(type, supplied.at)
  const [{ last, stored }, settings, receipt, purchaser_name] = await Promise.all([
    readTaxCounter(series.id),
    readTaxSettings(),
    isBuyers && type === 'credit_note' ? receiptOf(supplied) : undefined,
    isBuyers ? null : nameOf(supplied.transaction.vendor_id),
  ])
  const supplier = settings?.data.supplier
  if (!supplier) throw new Error('VAT was posted and nobody is named who issues documents')
  if (isBuyers && type === 'credit_note' && !receipt) return false
  const credits = receipt?.number ?? null
  const document = newTaxDocument(
    supplied,
    { sequence: last + 1, supplier },
    { credits, purchaser_name },
  )
  saveTaxCounter(batch, series.id, last + 1, stored)
  addTaxDocument(batch, document)
  if (deps.eInvoicing) {
    const now = deps.clock()
    const due = isBuyers ? now : monthRange(document.month).until + SETTLED_MS
    const task = { kind: 'e_invoice', document_id: document.id } as const
    addTask(batch, document.id, task, now, Math.max(now, due))
  }
  return true
}

/**
 * Writes what one line supplied: a buyer's document, or a line of a vendor's of the month. The number
 * and the document are one commit, so that no number is missing or there twice. Idempotent.
 * @returns false if the receipt that it credits isn't written yet
 */
export const issueTaxDocument = (deps: Deps, supplied: Supplied): Promise<boolean> =>
  commitWithRetry<boolean>(
    backoffFrom(deps),
    'service/unavailable',
    async (batch): Promise<CommitAttempt<boolean>> => {
      const id = documentIdOf(supplied)
      const line = lineOf(supplied)
      const isBuyers = supplied.line.supply === 'protection'
      const [stored, isThere] = await Promise.all([
        readTaxDocument(id),
        isBuyers ? false : hasTaxLine(id, line.id),
      ])
      if (isThere || (stored && isBuyers)) return { result: true, skip_commit: true }
      if (!stored && !(await addNumbered(deps, batch, supplied))) {
        return { result: false, skip_commit: true }
      }
      if (stored) saveTaxDocument(batch, stored, withLine(stored.data, supplied))
      if (!isBuyers) addTaxLine(batch, id, line)
      return { result: true, contends: 'tax-documents' }
    },
  )

/** Whether a vendor's document of a month gets no line any more. @param now epoch milliseconds */
export const isMonthOver = (month: string, now: number): boolean =>
  now >= monthRange(month).until + SETTLED_MS

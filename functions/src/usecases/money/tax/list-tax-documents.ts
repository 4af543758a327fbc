import { AppError } from '../../../contract/api/errors'
import {
  readTaxDocument,
  taxDocumentLines,
  taxDocumentsOfTransaction,
  taxDocumentsOfVendor,
} from '../../../db/money/tax-documents'
import { partyOf } from '../../../domain/orders/transaction/party-of'
import type { Actor, Deps } from '../../deps'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { isMonthOver } from './issue-tax-document'

/** Five years of months, with their credit notes. */
const MOST = 120
const MAX_LINES = 1_000

/** The receipt and credit notes of a purchase for its buyer; a vendor has none of a purchase. */
export const listTaxDocuments = async ({ uid }: Actor, id: string) => {
  const { data } = await requireTransaction(id)
  partyOf(data, uid)
  const documents = await taxDocumentsOfTransaction(id, uid)
  return { documents: documents.toSorted((a, b) => a.supplied_at.seconds - b.supplied_at.seconds) }
}

/** A vendor's invoices and credit notes of its months. */
export const listVendorInvoices = async (deps: Pick<Deps, 'clock'>, { uid }: Actor) => ({
  documents: (await taxDocumentsOfVendor(uid, MOST)).map((document) => ({
    ...document,
    is_final: isMonthOver(document.month, deps.clock()),
  })),
})

/** One of them with its lines, the oldest first. @throws AppError `vendor/invoice-not-found` */
export const showVendorInvoice = async (deps: Pick<Deps, 'clock'>, { uid }: Actor, id: string) => {
  const document = (await readTaxDocument(id))?.data
  if (document?.purchaser_id !== uid || document.to !== 'vendor') {
    throw new AppError('vendor/invoice-not-found')
  }
  return {
    document: { ...document, is_final: isMonthOver(document.month, deps.clock()) },
    lines: await taxDocumentLines(id, MAX_LINES),
  }
}

import type {
  TaxCounter,
  TaxDocument,
  TaxDocumentLine,
} from '../../contract/entities/money/tax-document'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const documents = () => collectionOf<TaxDocument>(COLLECTIONS.taxDocuments)
const counters = () => collectionOf<TaxCounter>(COLLECTIONS.taxCounters)
const lineOf = (id: string, line_id: string) =>
  collectionOf<TaxDocumentLine>(`${COLLECTIONS.taxDocuments}/${id}/${SUBCOLLECTIONS.lines}`).doc(
    line_id,
  )

export const readTaxDocument = (id: string): Promise<Versioned<TaxDocument> | undefined> =>
  readDocument(documents().doc(id))

/** Creates a document: if it exists already, the whole commit fails. */
export const addTaxDocument = (batch: Batch, document: TaxDocument): void => {
  batch.create(documents().doc(document.id), document)
}

/** Changes a vendor's document, only if it is as it was read. */
export const saveTaxDocument = (
  batch: Batch,
  { data, updated }: Versioned<TaxDocument>,
  change: Partial<TaxDocument>,
): void => {
  batch.update(documents().doc(data.id), fieldsOf<TaxDocument>(change), { lastUpdateTime: updated })
}

export const hasTaxLine = async (id: string, line_id: string): Promise<boolean> =>
  (await lineOf(id, line_id).get()).exists

export const addTaxLine = (batch: Batch, id: string, line: TaxDocumentLine): void => {
  batch.create(lineOf(id, line.id), line)
}

/** The newest number of a series of a year; 0 if it has none. */
export const readTaxCounter = async (id: string) => {
  const stored = await readDocument(counters().doc(id))
  return { last: stored?.data.last ?? 0, stored }
}

/** Takes numbers up to `last`, only if nobody took one since the counter was read. */
export const saveTaxCounter = (
  batch: Batch,
  id: string,
  last: number,
  stored: Versioned<TaxCounter> | undefined,
): void => {
  if (!stored) batch.create(counters().doc(id), { id, last })
  else {
    const lastUpdateTime = stored.updated
    batch.update(counters().doc(id), fieldsOf<TaxCounter>({ last }), { lastUpdateTime })
  }
}

export const taxDocumentsOfTransaction = (
  transaction_id: string,
  purchaser_id: string,
): Promise<TaxDocument[]> =>
  readList(bind(queries.taxDocumentsOfTransaction, { transaction_id, purchaser_id }))

export const taxDocumentsOfVendor = (vendor_id: string, limit: number): Promise<TaxDocument[]> =>
  readList(bind(queries.taxDocumentsOfVendor, { vendor_id }, limit))

export const taxDocumentsOfMonth = (month: string): Promise<TaxDocument[]> =>
  readList(bind(queries.taxDocumentsOfMonth, { month }))

export const taxDocumentLines = (id: string, limit: number): Promise<TaxDocumentLine[]> =>
  readList(bind(queries.taxDocumentLines, { id }, limit))

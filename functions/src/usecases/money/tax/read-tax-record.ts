import { Refusal } from '../../../contract/api/errors'
import { readTaxDocument, taxDocumentLines } from '../../../db/money/tax-documents'
import { readTransaction } from '../../../db/orders/transactions'
import { type TaxRecord, taxRecordOf } from '../../../domain/money/tax/tax-record'

/** Far more than a store sells in a month. */
const MAX_LINES = 20_000

/** A document as electronic invoicing takes it. @throws Refusal if there is none */
export const readTaxRecord = async (id: string): Promise<TaxRecord> => {
  const document = (await readTaxDocument(id))?.data
  if (!document) throw new Refusal(`There is no document ${id}.`)
  const { transaction_id, purchaser_name } = document
  const [lines, transaction] = await Promise.all([
    document.to === 'vendor' ? taxDocumentLines(id, MAX_LINES) : [],
    transaction_id === null ? undefined : readTransaction(transaction_id),
  ])
  const name = purchaser_name ?? transaction?.data.customer_details.name ?? document.purchaser_id
  return taxRecordOf(document, name, lines)
}

import type { Supplier } from '../../../contract/entities/money/tax'
import type {
  TaxDocument,
  TaxDocumentLine,
  TaxDocumentType,
  TaxLine,
} from '../../../contract/entities/money/tax-document'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { lagosDayOf, lagosMonthOf } from '../../../contract/lagos-day'
import { millisOf, type Timestamp } from '../../../contract/time'

const PREFIX: Record<TaxDocumentType, string> = { receipt: 'R', invoice: 'I', credit_note: 'C' }
const DIGITS = 6

/** `R-2026-000001`. */
const taxNumber = (type: TaxDocumentType, year: number, sequence: number): string =>
  `${PREFIX[type]}-${year}-${String(sequence).padStart(DIGITS, '0')}`

/** The series that a document's number is of: a type's in the year of supply in Lagos. */
export const seriesOf = (type: TaxDocumentType, at: Timestamp): { id: string; year: number } => {
  const year = Number(lagosDayOf(millisOf(at)).slice(0, '2026'.length))
  return { id: `${year}-${type}`, year }
}

const amounts = ({ gross_minor, vat_minor }: Pick<TaxLine, 'gross_minor' | 'vat_minor'>) => ({
  gross_minor: Math.abs(gross_minor),
  net_minor: Math.abs(gross_minor) - Math.abs(vat_minor),
  vat_minor: Math.abs(vat_minor),
})

export const typeOf = ({ supply, gross_minor }: TaxLine): TaxDocumentType => {
  if (gross_minor < 0) return 'credit_note'
  return supply === 'protection' ? 'receipt' : 'invoice'
}

/** The event that supplied something, and what it was. */
export type Supplied = { transaction: Transaction; event_id: string; at: Timestamp; line: TaxLine }

/** A buyer's document is of one event; a vendor's of a month, a rate and whether it goes back. */
export const documentIdOf = ({ transaction, event_id, at, line }: Supplied): string =>
  line.supply === 'protection'
    ? `${transaction.id}-${event_id}`
    : [
        transaction.vendor_id,
        lagosMonthOf(millisOf(at)),
        typeOf(line).replace('_', '-'),
        line.rate_bps,
      ].join('-')

type Numbered = { sequence: number; supplier: Supplier }

/** @param credits the number of the receipt that a buyer's credit note is of */
export const newTaxDocument = (
  supplied: Supplied,
  { sequence, supplier }: Numbered,
  { credits, purchaser_name }: { credits: string | null; purchaser_name: string | null },
): TaxDocument => {
  const { transaction, at, line } = supplied
  const type = typeOf(line)
  const { year } = seriesOf(type, at)
  const isBuyers = line.supply === 'protection'
  return {
    id: documentIdOf(supplied),
    type,
    to: isBuyers ? 'buyer' : 'vendor',
    number: taxNumber(type, year, sequence),
    year,
    sequence,
    purchaser_id: isBuyers ? transaction.buyer_id : transaction.vendor_id,
    purchaser_name,
    supplier,
    transaction_id: isBuyers ? transaction.id : null,
    invoice_id: isBuyers ? transaction.invoice_id : null,
    credits,
    month: lagosMonthOf(millisOf(at)),
    supplied_at: at,
    currency: transaction.currency,
    ...amounts(line),
    rate_bps: line.rate_bps,
    line_count: 1,
  }
}

/** A vendor's document with one line more. */
export const withLine = (
  { gross_minor, net_minor, vat_minor, line_count }: TaxDocument,
  { line }: Supplied,
) => {
  const more = amounts(line)
  return {
    gross_minor: gross_minor + more.gross_minor,
    net_minor: net_minor + more.net_minor,
    vat_minor: vat_minor + more.vat_minor,
    line_count: line_count + 1,
  }
}

export const lineOf = ({ transaction, event_id, at, line }: Supplied): TaxDocumentLine => ({
  id: `${transaction.id}-${event_id}-${line.supply.replaceAll('_', '-')}`,
  supply: line.supply,
  transaction_id: transaction.id,
  invoice_id: transaction.invoice_id,
  supplied_at: at,
  ...amounts(line),
})

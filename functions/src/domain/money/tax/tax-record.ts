import type { TaxDocument, TaxDocumentLine } from '../../../contract/entities/money/tax-document'
import { lagosDayOf } from '../../../contract/lagos-day'
import { millisOf } from '../../../contract/time'

/** Codes of UN/CEFACT 1001. */
const TYPE_CODES = { receipt: '380', invoice: '380', credit_note: '381' } as const
const NAMES = {
  protection: 'Protection of a purchase',
  commission: 'Commission on goods sold',
  failed_sale_cost: 'Payment fee of a sale that failed',
} as const

/** `325.58`, of 32,558 kobo. */
const decimal = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

type Amounts = Pick<TaxDocumentLine, 'gross_minor' | 'net_minor' | 'vat_minor'>

const amountOf = (minor: number, currency: string) => ({
  currencyID: currency,
  value: decimal(minor),
})

const taxTotal = ({ net_minor, vat_minor }: Amounts, rate_bps: number, currency: string) => ({
  TaxAmount: amountOf(vat_minor, currency),
  TaxSubtotal: [
    {
      TaxableAmount: amountOf(net_minor, currency),
      TaxAmount: amountOf(vat_minor, currency),
      TaxCategory: { ID: 'S', Percent: rate_bps / 100, TaxScheme: { ID: 'VAT' } },
    },
  ],
})

/**
 * A document in the names of UBL 2.1, as electronic invoicing takes it. Amounts are decimal text.
 * @param purchaser_name of a buyer, whose name isn't in the document
 * @param lines of a vendor's; a buyer's has one, itself
 */
export const taxRecordOf = (
  document: TaxDocument,
  purchaser_name: string,
  lines: readonly TaxDocumentLine[],
) => {
  const { type, number, supplier, currency, rate_bps, month, supplied_at } = document
  const day = lagosDayOf(millisOf(supplied_at))
  const own = { ...document, supply: 'protection' as const, invoice_id: document.invoice_id ?? '' }
  return {
    CustomizationID: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    ID: number,
    IssueDate: day,
    InvoiceTypeCode: TYPE_CODES[type],
    DocumentCurrencyCode: currency,
    ...(document.to === 'vendor' && { InvoicePeriod: { DescriptionCode: month } }),
    ...(document.credits !== null && {
      BillingReference: { InvoiceDocumentReference: { ID: document.credits } },
    }),
    AccountingSupplierParty: {
      Party: {
        PartyName: supplier.name,
        PostalAddress: { AddressLine: supplier.address, Country: { IdentificationCode: 'NG' } },
        PartyTaxScheme: { CompanyID: supplier.tin, TaxScheme: { ID: 'VAT' } },
        PartyLegalEntity: { RegistrationName: supplier.name, CompanyID: supplier.rc_number },
      },
    },
    AccountingCustomerParty: { Party: { PartyName: purchaser_name } },
    TaxTotal: taxTotal(document, rate_bps, currency),
    LegalMonetaryTotal: {
      TaxExclusiveAmount: amountOf(document.net_minor, currency),
      TaxInclusiveAmount: amountOf(document.gross_minor, currency),
      PayableAmount: amountOf(document.gross_minor, currency),
    },
    InvoiceLine: (document.to === 'buyer' ? [own] : lines).map((line, index) => ({
      ID: String(index + 1),
      LineExtensionAmount: amountOf(line.net_minor, currency),
      TaxTotal: taxTotal(line, rate_bps, currency),
      Item: { Name: NAMES[line.supply], SellersItemIdentification: { ID: line.invoice_id } },
    })),
  }
}
export type TaxRecord = ReturnType<typeof taxRecordOf>

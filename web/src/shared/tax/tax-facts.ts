import type { TaxDocument, TaxDocumentType } from '@contract/entities/money/tax-document'
import { rateText } from '@contract/escrow/vat'
import { formatExactMoney } from '@contract/money'

const NAMES: Record<TaxDocumentType, string> = {
  receipt: 'VAT receipt',
  invoice: 'VAT invoice',
  credit_note: 'Credit note',
}

export const taxDocumentKind = ({ type }: Pick<TaxDocument, 'type'>): string => NAMES[type]

/** `VAT receipt R-2026-000001`. */
export const taxDocumentName = ({ type, number }: Pick<TaxDocument, 'type' | 'number'>): string =>
  `${NAMES[type]} ${number}`

type Fact = { label: string; value: string }

/** Who supplied. */
export const supplierFacts = ({ supplier }: Pick<TaxDocument, 'supplier'>): Fact[] => [
  { label: 'Supplier', value: supplier.name },
  { label: 'Address', value: supplier.address },
  { label: 'TIN', value: supplier.tin },
  { label: 'RC number', value: supplier.rc_number },
]

/** Net, VAT with its rate, and both together. */
export const taxAmounts = ({
  currency,
  net_minor,
  vat_minor,
  gross_minor,
  rate_bps,
}: Pick<
  TaxDocument,
  'currency' | 'net_minor' | 'vat_minor' | 'gross_minor' | 'rate_bps'
>): Fact[] => [
  { label: 'Net', value: formatExactMoney(net_minor, currency) },
  { label: `VAT ${rateText(rate_bps)}`, value: formatExactMoney(vat_minor, currency) },
  { label: 'Total', value: formatExactMoney(gross_minor, currency) },
]

import type { TaxRecord } from '../domain/money/tax/tax-record'

/** A service that takes our documents to the tax authority. None is set up. */
export type EInvoicing = {
  /**
   * Submits a document. Called again with the same number, it returns the same reference.
   * @throws while it can't be reached
   */
  submit: (record: TaxRecord) => Promise<{ reference: string }>
}

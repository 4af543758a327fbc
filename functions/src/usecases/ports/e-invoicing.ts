import type { TaxRecord } from '../../domain/tax/tax-record'

/** A service that takes our documents to the tax authority. None is set up. */
export type EInvoicing = {
  /**
   * Submits a document. Asked again with the same number, it answers with the same reference.
   * @throws while it can't be reached
   */
  submit: (record: TaxRecord) => Promise<{ reference: string }>
}

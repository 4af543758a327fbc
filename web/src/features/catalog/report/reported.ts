/** What is reported. */
export type Reported = {
  id: string
  name: string
  noun: 'product' | 'deal' | 'request'
  /** Who offers it, if readers are told. */
  vendor_id?: string
}

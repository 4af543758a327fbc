import type { Party, Transaction } from '@contract/transaction'

/** Does something to the transaction and answers why it failed, or undefined once it is done. */
export type Run = (
  action: () => Promise<{ transaction: Transaction }>,
) => Promise<string | undefined>

export type DisputeProps = { transaction: Transaction; party: Party; run: Run }

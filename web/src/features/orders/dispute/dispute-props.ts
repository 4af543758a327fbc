import type { Party, Transaction } from '@contract/entities/transaction'

/** Does something to the transaction; rejects with the action's failure. */
export type Run = (action: () => Promise<{ transaction: Transaction }>) => Promise<void>

export type DisputeProps = { transaction: Transaction; party: Party; run: Run }

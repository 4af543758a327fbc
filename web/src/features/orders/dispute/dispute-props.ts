import type { Party, Transaction } from '@contract/entities/orders/transaction'

/** Runs an action on the transaction; rejects with the action's error. */
export type Run = (action: () => Promise<{ transaction: Transaction }>) => Promise<void>

export type DisputeProps = { transaction: Transaction; party: Party; run: Run }

import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { Run } from './run-action'

/** The props of what acts on a transaction. */
export type ActorProps = { transaction: Transaction; party: Party; run: Run }

/** The props of every action's dialog. */
export type ActionProps = ActorProps & { onClose: () => void }

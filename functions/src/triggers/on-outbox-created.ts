import type { Deps } from '../usecases/deps'
import { processOutboxItem } from '../usecases/payment/dispatch-outbox'

/** A refund or transfer begins at once; where this fails the sweep does it. */
export const onOutboxCreated = async (deps: Deps, id: string): Promise<void> => {
  await processOutboxItem(deps, id, 'sweep')
}

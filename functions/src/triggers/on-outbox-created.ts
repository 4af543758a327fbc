import type { Deps } from '../usecases/deps'
import { workOutboxItem } from '../usecases/payment/send-outbox'

/** A refund or transfer begins at once; where this fails the sweep does it. */
export const onOutboxCreated = async (deps: Deps, id: string): Promise<void> => {
  await workOutboxItem(deps, id, 'sweep')
}

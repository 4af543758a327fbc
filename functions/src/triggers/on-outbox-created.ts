import type { Deps } from '../usecases/deps'
import { processOutboxItem } from '../usecases/outbox/dispatch-outbox'

/** Dispatches a new task at once; if this fails, a scheduled run does it. */
export const onOutboxCreated = async (deps: Deps, id: string): Promise<void> => {
  await processOutboxItem(deps, id, 'schedule')
}

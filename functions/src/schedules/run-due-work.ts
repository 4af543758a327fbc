import { continueAnnouncements } from '../usecases/announcement/tell-everyone'
import type { Deps } from '../usecases/deps'
import { handleWaitingEvents } from '../usecases/payment/receive-event'
import { sendOutbox } from '../usecases/payment/send-outbox'
import { traced } from '../usecases/trace'
import { settleDue } from '../usecases/transaction/settle-due'
import { matureEntries } from '../usecases/wallet/mature-entries'

/** How much of each kind was done. */
export type DueWork = {
  events: number
  settled: number
  sent: number
  matured: number
  announced: number
}

/** Everything that time brings about. Harmless to run twice or in two places at once. */
export const runDueWork = async (given: Deps): Promise<DueWork> => {
  const deps = traced(given, { sweep: given.ids() })
  return {
    events: await handleWaitingEvents(deps),
    settled: await settleDue(deps),
    sent: await sendOutbox(deps),
    matured: await matureEntries(deps),
    announced: await continueAnnouncements(deps),
  }
}

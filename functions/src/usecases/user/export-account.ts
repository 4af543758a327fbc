import { timestampFromMillis } from '../../contract/time'
import type { Deps } from '../deps'
import { collectPersonalData } from './collect-personal-data'

/** Everything that is kept about the caller, account and documents alike. */
export const exportAccount = async (
  deps: Deps,
  { uid, email }: { uid: string; email: string },
): Promise<Record<string, unknown>> => ({
  exported_at: timestampFromMillis(deps.clock()),
  account: await deps.identity.account(uid),
  ...(await collectPersonalData(uid, email)),
})

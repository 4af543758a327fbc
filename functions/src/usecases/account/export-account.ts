import { timestampFromMillis } from '../../contract/time'
import type { Deps } from '../deps'
import { collectPersonalData } from './collect-personal-data'

/** All data stored about the caller: the account and the documents. */
export const exportAccount = async (
  deps: Deps,
  { uid }: { uid: string },
): Promise<Record<string, unknown>> => {
  const account = await deps.identity.account(uid)
  return {
    exported_at: timestampFromMillis(deps.clock()),
    account,
    ...(await collectPersonalData(uid, account.email_verified ? account.email : null)),
  }
}

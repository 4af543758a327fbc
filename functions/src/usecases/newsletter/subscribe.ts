import { AppError } from '../../contract/errors'
import { timestampFromMillis } from '../../contract/time'
import { addSubscription } from '../../store/newsletter'
import type { Deps } from '../deps'
import { takeFromLimit } from '../rate-limit'

/** @throws AppError `newsletter/already-subscribed` */
export const subscribe = async (
  deps: Deps,
  address: string,
  { email, name }: { email: string; name: string },
): Promise<{ done: true }> => {
  await takeFromLimit(deps, 'newsletter', `address:${address}`)
  const created_at = timestampFromMillis(deps.clock())
  if (!(await addSubscription({ email, name, created_at }))) {
    throw new AppError('newsletter/already-subscribed')
  }
  return { done: true }
}

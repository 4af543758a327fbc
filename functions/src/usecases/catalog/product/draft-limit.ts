import { AppError } from '../../../contract/api/errors'
import { MAX_DRAFTS } from '../../../contract/catalog/draft-limit'
import { countDrafts } from '../../../db/catalog/products'
import { type Counted, checkLimit } from '../../rate-limit'

/** How many drafts a store can still begin. */
export const draftsLeft = async (uid: string): Promise<number> =>
  Math.max(0, MAX_DRAFTS - (await countDrafts(uid)))

type Wanted = { drafts: number; rows?: number }

/**
 * Checks that a store may begin this many drafts at `now` (ms), and counts the rows of their file.
 * The count is read before the drafts are, and is written with them: who begins drafts meanwhile
 * changes it, so that the commit starts again.
 * @throws AppError `product/too-many-drafts`, `request/rate-limited`
 */
export const takeDrafts = async (
  uid: string,
  now: number,
  { drafts, rows = drafts }: Wanted,
): Promise<Counted> => {
  const counted = await checkLimit('draft', uid, now, rows)
  if (drafts > 0) {
    const drafts_left = await draftsLeft(uid)
    if (drafts > drafts_left) throw new AppError('product/too-many-drafts', { drafts_left })
  }
  return counted
}

/** Names the count in `commitWithRetry`. */
export const contendedDrafts = (uid: string): string => `drafts-${uid}`

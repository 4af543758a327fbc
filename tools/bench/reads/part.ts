import type { Part } from '../part'
import { withSuite } from '../with-suite'

/** Rows 8 to 10: what a request costs at the database. */
export const reads: Part = (options) =>
  withSuite(options, ['auth', 'firestore'], async () => {
    const { countRequests } = await import('./count-requests')
    return countRequests(options)
  })

import type { Part } from '../part'
import { withSuite } from '../with-suite'

/** Row 11: many buyers of one product with few items, all at the same moment. */
export const contention: Part = (options) =>
  withSuite(options, ['auth', 'firestore'], async () => {
    const { crowdOut } = await import('./crowd')
    return crowdOut(options.say)
  })

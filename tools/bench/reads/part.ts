import type { Part } from '../part'
import { withSuite } from '../with-suite'

/** Rows 8 to 10: what a request, and a screen, costs at the database. */
export const reads: Part = (options) =>
  withSuite(options, ['auth', 'firestore'], async () => {
    const { countRequests } = await import('./count-requests')
    const { countScreens } = await import('./count-screens')
    const screens = await countScreens(options)
    return [...(await countRequests(options)), ...screens]
  })

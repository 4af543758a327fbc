import type { Part } from '../part'
import { withSuite } from '../with-suite'

/** Row 10 at full size: some minutes, so it runs only when it is named or with `--full`. */
export const scale: Part = (options) =>
  withSuite(options, ['auth', 'firestore'], async () => {
    const { measureSizes } = await import('./measure-sizes')
    return measureSizes(options)
  })

import { type Module, pagesOf } from './route-modules'

/** The pages that visits begin with, which are all that a visitor's first load knows of. */
export const publicPages = pagesOf(
  import.meta.glob<Module>(
    '../pages/{account,cart,deal,home,marketplace,product,vendor,vendors}.tsx',
  ),
)

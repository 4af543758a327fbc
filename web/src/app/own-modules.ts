import { type Module, pagesOf } from './route-modules'

/** The pages of logging in and of paying. */
export const ownPages = pagesOf(
  import.meta.glob<Module>(['../pages/{auth,checkout}/**/*.tsx', '!../pages/**/*.test.tsx']),
)

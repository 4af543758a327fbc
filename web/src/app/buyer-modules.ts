import { type Module, pagesOf } from './route-modules'

export const buyerPages = pagesOf(
  import.meta.glob<Module>(['../pages/dashboard/*.tsx', '!../pages/**/*.test.tsx']),
)

import { type Module, pagesOf } from './route-modules'

export const vendorPages = pagesOf(
  import.meta.glob<Module>(['../pages/dashboard/vendor/*.tsx', '!../pages/**/*.test.tsx']),
)

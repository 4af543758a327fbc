import { type Module, pagesOf } from './route-modules'

export const dashboardPages = pagesOf(
  import.meta.glob<Module>(['../pages/dashboard/**/*.tsx', '!../pages/**/*.test.tsx']),
)

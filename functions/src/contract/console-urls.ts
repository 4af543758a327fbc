import { paths } from './urls'

/** The URLs of the operators' console, apart from the others: only its own chunk loads them. */
export const consolePaths = {
  queue: paths.console,
  find: '/console/find',
  switches: '/console/switches',
  audit: '/console/audit',
  announce: '/console/announce',
  books: '/console/books',
  figures: '/console/figures',
  case: (id: string, why?: string) => `/console/cases/${id}${why ? `?why=${why}` : ''}`,
  person: (uid: string, why?: string) => `/console/people/${uid}${why ? `?why=${why}` : ''}`,
  product: (id: string) => `/console/products/${id}`,
  ticket: (id: string) => `/console/tickets/${id}`,
  report: (id: string) => `/console/reports/${id}`,
} as const

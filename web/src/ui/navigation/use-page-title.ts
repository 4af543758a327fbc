import { usePageHead } from './use-page-head'

/** Sets the title of a page that search engines must not index: private pages and "not found". */
export const usePageTitle = (title: string) => usePageHead({ kind: 'private', title })

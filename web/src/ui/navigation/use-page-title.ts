import { usePageHead } from './use-page-head'

/** The title of a page that is not for search engines: one person's, or one that isn't there. */
export const usePageTitle = (title: string) => usePageHead({ kind: 'private', title })

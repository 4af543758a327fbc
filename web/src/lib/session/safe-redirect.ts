import { isAuthPath } from '@/config/paths'
import { parsedUrl } from '../parsed-url'

/** Characters that browsers drop or read as a slash; they can turn a path into a foreign URL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\\\u0000-\u0020\u007f]/

/** The path to go to after login; undefined for another site or an auth page. */
export const safeRedirect = (redirect: string | null): string | undefined => {
  if (redirect === null || !redirect.startsWith('/') || TRICKS.test(redirect)) return undefined
  const here = window.location.origin
  const url = parsedUrl(redirect, here)
  if (!url || url.origin !== here || url.pathname.startsWith('//') || isAuthPath(url.pathname)) {
    return undefined
  }
  return `${url.pathname}${url.search}${url.hash}`
}

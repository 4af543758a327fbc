import { isAuthPath } from '@/config/paths'

/** Characters that browsers drop or read as a slash: they turn a path into another site's address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\\\u0000-\u0020\u007f]/

/** The path of this site to go to after a login; undefined for anything that leads elsewhere. */
export const safeRedirect = (redirect: string | null): string | undefined => {
  if (redirect === null || !redirect.startsWith('/') || TRICKS.test(redirect)) return undefined
  const here = window.location.origin
  if (!URL.canParse(redirect, here)) return undefined
  const url = new URL(redirect, here)
  if (url.origin !== here || url.pathname.startsWith('//') || isAuthPath(url.pathname)) {
    return undefined
  }
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Returns the router path that a click on a link leads to. It is undefined for a new tab, a
 * download, a place on this page, and another site, where `beforeunload` applies.
 */
export const linkDestination = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href)
  const { location } = window
  if (origin !== location.origin) return undefined
  if (pathname === location.pathname && search === location.search) return undefined
  return `${pathname}${search}${hash}`
}

/** The site's canonical origin, whichever of its hosts is in use; without a trailing slash. */
export const appUrl = (): string =>
  (import.meta.env.VITE_APP_URL ?? window.location.origin).replace(/\/+$/, '')

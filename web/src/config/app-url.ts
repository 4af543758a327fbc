/** The site's one address, whichever of its hosts a visitor came by; no slash at the end. */
export const appUrl = (): string =>
  (import.meta.env.VITE_APP_URL ?? window.location.origin).replace(/\/+$/, '')

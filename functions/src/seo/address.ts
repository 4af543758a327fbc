/** The absolute URL of a page or image; undefined unless it is HTTP or HTTPS. */
export const absolute = (url: string, origin: string): string | undefined => {
  try {
    const { protocol, href } = new URL(url, origin)
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}

/** The whole address of a page or picture; undefined for what is no address of the web. */
export const absolute = (url: string, origin: string): string | undefined => {
  try {
    const { protocol, href } = new URL(url, origin)
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}

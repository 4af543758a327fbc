/** The parts of a page's head that a crawler without scripts reads. */
export const readHead = (html: string) => {
  const found = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    title: found(/<title>([^<]*)<\/title>/),
    robots: found(/<meta name="robots" content="([^"]*)"/),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    image: found(/<meta property="og:image" content="([^"]*)"/),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']): Record<string, unknown> => JSON.parse(json),
    ),
  }
}

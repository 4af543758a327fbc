/** What a crawler that runs no script reads in the head of a page. */
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

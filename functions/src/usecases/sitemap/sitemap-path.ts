/** Where a file of the sitemap lies. No rule opens this path: it is the server's alone. */
export const sitemapPath = (name: string): string => `sitemap/${name}`

/** The Storage path of a sitemap file. No rule allows access to it: only the server reads it. */
export const sitemapPath = (name: string): string => `sitemap/${name}`

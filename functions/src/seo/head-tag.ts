/** An element of the head other than the title and the page's data. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> }

/** The tags of a page that search engines must not index. */
export const PRIVATE_TAGS: readonly HeadTag[] = [
  { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
]

/** An element of the head other than the title. A script holds only data. */
export type HeadTag = {
  name: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** The tags of a page that search engines must not index. */
export const PRIVATE_TAGS: readonly HeadTag[] = [
  { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
]

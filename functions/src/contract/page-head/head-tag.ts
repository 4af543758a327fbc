/** One element of a head beside its title. A script holds data and never runs. */
export type HeadTag = {
  name: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** All that the head of a page that isn't for search engines says. */
export const PRIVATE_TAGS: readonly HeadTag[] = [
  { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
]

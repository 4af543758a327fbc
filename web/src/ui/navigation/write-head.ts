import type { HeadTag } from '@seo/head-tag'

/** Matches every element that `tagsOf` creates, including server-rendered ones. */
const OURS = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join()

const elementOf = ({ name, attributes, text }: HeadTag): HTMLElement => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (text !== undefined) element.textContent = text
  return element
}

/** Replaces the previous page's head tags. */
export const writeHead = (tags: readonly HeadTag[]): void => {
  for (const element of document.head.querySelectorAll(OURS)) element.remove()
  document.head.append(...tags.map(elementOf))
}

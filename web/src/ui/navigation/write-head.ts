import type { HeadTag } from '@seo/head-tag'

/** Matches what `tagsOf` creates, and the data that the server alone writes. */
const OURS = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join()

const elementOf = ({ name, attributes }: HeadTag): HTMLElement => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** Replaces the previous page's head tags, and removes its data; that of the page itself stays. */
export const writeHead = (tags: readonly HeadTag[]): void => {
  const known = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const isSame = tags.some(({ attributes: { rel, href } }) => rel === 'canonical' && href === known)
  for (const element of document.head.querySelectorAll(OURS)) {
    if (!isSame || element.nodeName !== 'SCRIPT') element.remove()
  }
  document.head.append(...tags.map(elementOf))
}

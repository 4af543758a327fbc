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

/**
 * Replaces the previous page's head tags. The data of the page itself stays: the server knows more of it
 * than the browser, such as what delivery costs.
 */
export const writeHead = (tags: readonly HeadTag[]): void => {
  const known = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const isSame = tags.some(({ attributes: { rel, href } }) => rel === 'canonical' && href === known)
  for (const element of document.head.querySelectorAll(OURS)) {
    if (!isSame || element.nodeName !== 'SCRIPT') element.remove()
  }
  document.head.append(...tags.filter(({ name }) => !isSame || name !== 'script').map(elementOf))
}

import { escapeHtml } from '../contract/text/escape-html'
import type { HeadTag } from './head-tag'
import { structuredData } from './structured-data'
import { type PageSubject, titleOf } from './subject'
import { tagsOf } from './tags'

/** Escapes `<` in JSON, so that it can't open or close an element inside a script. */
export const scriptData = (json: string): string => json.replaceAll('<', '\\u003c')

const htmlOf = ({ name, attributes }: HeadTag): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>`
}

const dataOf = (thing: object): string => {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  return `<script type="application/ld+json">${scriptData(json)}</script>`
}

/** Comments that delimit the page's own tags in the HTML template. */
const OPENING = '<!--head-->'
const CLOSING = '<!--/head-->'
const TAGS = new RegExp(`${OPENING}[\\s\\S]*?${CLOSING}`)
const TITLE = /<title>[^<]*<\/title>/

/**
 * Replaces the head of the app's HTML with the head of this subject.
 * @throws Error if the page has no title or no delimiters
 */
export const withHead = (page: string, subject: PageSubject, origin: string): string => {
  if (!TITLE.test(page) || !TAGS.test(page)) throw new Error('The page has no place for a head.')
  const tags = [
    ...tagsOf(subject, origin).map(htmlOf),
    ...structuredData(subject, origin).map(dataOf),
  ].map((tag) => `\n    ${tag}`)
  // Functions, because `replace` would expand patterns such as $& in a string.
  return page
    .replace(TITLE, () => `<title>${escapeHtml(titleOf(subject))}</title>`)
    .replace(TAGS, () => `${OPENING}${tags.join('')}\n    ${CLOSING}`)
}

import { escapeHtml } from '../text/escape-html'
import type { HeadTag } from './head-tag'
import { type PageSubject, titleOf } from './subject'
import { tagsOf } from './tags'

/** JSON inside of a script: no `<`, so that nothing in it can end or begin an element. */
export const scriptData = (json: string): string => json.replaceAll('<', '\\u003c')

const htmlOf = ({ name, attributes, text }: HeadTag): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>${text === undefined ? '' : `${scriptData(text)}</${name}>`}`
}

/** Where a page's own tags begin and end; the browser leaves comments where they are. */
const OPENING = '<!--head-->'
const CLOSING = '<!--/head-->'
const TAGS = new RegExp(`${OPENING}[\\s\\S]*?${CLOSING}`)
const TITLE = /<title>[^<]*<\/title>/

/**
 * The app's page with the head of this subject in place of the one it has.
 * @throws Error where the page has no place for it
 */
export const withHead = (page: string, subject: PageSubject, origin: string): string => {
  if (!TITLE.test(page) || !TAGS.test(page)) throw new Error('The page has no place for a head.')
  const tags = tagsOf(subject, origin).map((tag) => `\n    ${htmlOf(tag)}`)
  // As functions, because a text would be searched for patterns such as $&.
  return page
    .replace(TITLE, () => `<title>${escapeHtml(titleOf(subject))}</title>`)
    .replace(TAGS, () => `${OPENING}${tags.join('')}\n    ${CLOSING}`)
}

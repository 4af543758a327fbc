import { NO_MESSAGE_IS_PROOF } from '../../../contract/proof-of-payment'
import { escapeHtml } from '../../../contract/text/escape-html'
import { DARK, STYLES } from './email-layout'

/** What surrounds the content of every email. */
export type EmailFrame = {
  /**
   * The recipient's word; null if nobody has proved that the address is theirs, since anybody could
   * read the word then.
   */
  word: string | null
  /** Why the recipient gets the email, and links to change that. */
  why: string
  links: readonly { text: string; url: string }[]
  /** The site's mark; mail apps that block images show the name alone. */
  logo_url: string
  /** Where a message is checked. */
  check_url: string
}

/** What an email about an order shows beside its text. */
export type EmailCards = {
  /** The product's image. */
  image?: { url: string; alt: string } | undefined
  amount?: { label: string; value: string } | undefined
  facts?: readonly (readonly [name: string, value: string])[] | undefined
}

/** The content of an email, before rendering to text and HTML. */
export type EmailContent = EmailCards & {
  subject: string
  /** The heading, if it isn't the subject. */
  title?: string
  paragraphs: readonly string[]
  action?: { text: string; url: string }
}

type RenderedEmail = { subject: string; text: string; html: string }

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

// A line break in a name could inject headers.
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Only images on the web: a path has no meaning in an email. */
const isUrl = (text: string): boolean => /^https?:\/\//.test(text)

const element = (
  tag: string,
  style: keyof typeof STYLES,
  content: string,
  attributes = '',
): string => `<${tag} style="${STYLES[style]}"${attributes}>${content}</${tag}>`

const imageOf = ({ url, alt }: { url: string; alt: string }): string =>
  isUrl(url)
    ? `<p style="${STYLES.paragraph}"><img src="${escapeHtml(url)}" alt="${escapeHtml(oneLine(alt))}" width="96" height="120" style="${STYLES.image}"></p>`
    : ''

const amountOf = ({ label, value }: { label: string; value: string }): string =>
  element(
    'div',
    'amount',
    element('p', 'amountLabel', escapeHtml(label), ' class="muted"') +
      element('p', 'amountValue', escapeHtml(value), ' class="value"'),
    ' class="amount"',
  )

const factsOf = (facts: NonNullable<EmailCards['facts']>): string =>
  facts.length === 0
    ? ''
    : element(
        'table',
        'facts',
        facts
          .map(
            ([name, value]) =>
              `<tr><th scope="row" class="fact muted" style="${STYLES.fact};${STYLES.factName}">${escapeHtml(name)}</th><td class="fact" style="${STYLES.fact}">${escapeHtml(value)}</td></tr>`,
          )
          .join(''),
      )

const buttonOf = ({ text, url }: { text: string; url: string }): string =>
  `<p style="margin:0"><a href="${escapeHtml(url)}" class="button" style="${STYLES.button}">${escapeHtml(text)}</a></p>`

/** Each email begins with it; a forger doesn't know the word. */
const wordLine = (word: string): string =>
  `Your word: ${word}. A message without it isn’t from Oja.`

const CHECK = 'Check a message'

const anchorOf = ({ text, url }: EmailFrame['links'][number]): string =>
  ` <a href="${escapeHtml(url)}" class="muted" style="${STYLES.link}">${escapeHtml(text)}</a>.`

const textOf = (
  { paragraphs, amount, facts = [], action }: EmailContent,
  { word, why, links, check_url }: EmailFrame,
): string =>
  [
    ...(word === null ? [] : [wordLine(word)]),
    ...paragraphs,
    ...(amount ? [`${amount.label}: ${amount.value}`] : []),
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.text}: ${action.url}`] : []),
    '--',
    `${NO_MESSAGE_IS_PROOF}\n${CHECK}: ${check_url}`,
    [why, ...links.map(({ text, url }) => `${text}: ${url}`)].join('\n'),
  ].join('\n\n')

/** Renders an email to plain text and to HTML that works without its images and style sheet. */
export const renderEmail = (content: EmailContent, frame: EmailFrame): RenderedEmail => {
  const { subject, title = subject, paragraphs, image, amount, facts, action } = content
  const { word, why, links, logo_url, check_url } = frame
  const anchorsOf = (to: EmailFrame['links']) => to.map(anchorOf).join('')
  const logo = `<img src="${escapeHtml(logo_url)}" alt="" width="32" height="32" style="${STYLES.logo}">`
  const card = [
    image ? imageOf(image) : '',
    element('h1', 'title', escapeHtml(oneLine(title))),
    ...paragraphs.map((paragraph) => element('p', 'paragraph', withBreaks(paragraph))),
    amount ? amountOf(amount) : '',
    factsOf(facts ?? []),
    action ? buttonOf(action) : '',
  ]
  return {
    subject: oneLine(subject),
    text: textOf(content, frame),
    html: [
      '<!doctype html><html lang="en-NG"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width">',
      '<meta name="color-scheme" content="light dark">',
      '<meta name="supported-color-schemes" content="light dark">',
      `<title>${escapeHtml(oneLine(subject))}</title><style>${DARK}</style></head>`,
      `<body class="page" style="${STYLES.body}"><div class="page" style="${STYLES.page}">`,
      element('p', 'brand', `${logo}Oja`, ' class="brand"'),
      ...(word === null
        ? []
        : [element('p', 'word', escapeHtml(wordLine(word)), ' class="muted"')]),
      element('div', 'card', card.filter((part) => part !== '').join('\n'), ' class="card"'),
      element(
        'p',
        'foot',
        escapeHtml(NO_MESSAGE_IS_PROOF) + anchorsOf([{ text: CHECK, url: check_url }]),
        ' class="muted"',
      ),
      element('p', 'foot', escapeHtml(why) + anchorsOf(links), ' class="muted"'),
      '</div></body></html>',
    ].join('\n'),
  }
}

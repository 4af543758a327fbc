import { escapeHtml } from '../../contract/text/escape-html'

/** Why the recipient gets the email, and links to change that. */
export type EmailFooter = { why: string; links: readonly { text: string; url: string }[] }

/** The content of an email, before rendering to text and HTML. */
export type EmailContent = {
  subject: string
  paragraphs: readonly string[]
  action?: { text: string; url: string }
}

type RenderedEmail = { subject: string; text: string; html: string }

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

// A line break in a name could inject headers.
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const BODY = 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark'
const BUTTON =
  'display:inline-block;padding:12px 20px;border:2px solid;border-radius:8px;color:inherit;font-weight:600;text-decoration:none'

const buttonOf = ({ text, url }: { text: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(text)}</a></p>`

/** Renders an email to plain text and to HTML without images or style sheets. */
export const renderEmail = (
  { subject, paragraphs, action }: EmailContent,
  { why, links }: EmailFooter,
): RenderedEmail => {
  const footer = [why, ...links.map(({ text, url }) => `${text}: ${url}`)].join('\n')
  const anchors = links.map(
    ({ text, url }) =>
      ` <a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(text)}</a>.`,
  )
  const title = oneLine(subject)
  return {
    subject: title,
    text: [...paragraphs, ...(action ? [`${action.text}: ${action.url}`] : []), '--', footer].join(
      '\n\n',
    ),
    html: [
      '<!doctype html><html lang="en-NG"><head><meta charset="utf-8">',
      `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
      `<body style="${BODY}"><div style="max-width:560px;margin:0 auto">`,
      `<p style="font-weight:700;letter-spacing:.02em">Oja</p><h1 style="font-size:22px">${escapeHtml(title)}</h1>`,
      ...paragraphs.map((paragraph) => `<p>${withBreaks(paragraph)}</p>`),
      ...(action ? [buttonOf(action)] : []),
      '<hr style="margin:32px 0 16px;border:0;border-top:1px solid;opacity:.3">',
      `<p style="font-size:14px;opacity:.8">${escapeHtml(why)}${anchors.join('')}</p>`,
      '</div></body></html>',
    ].join('\n'),
  }
}

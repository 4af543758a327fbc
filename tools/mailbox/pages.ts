import { escapeHtml as esc } from '../../functions/src/contract/escape-html'
import { millisOf, type Timestamp } from '../../functions/src/contract/time'
import { STYLE } from './style'

export type Letter = {
  id: string
  to: string[]
  replyTo?: string
  message: { subject: string; text: string; html?: string }
  /** Missing where whoever sent it doesn't say. */
  created_at?: Timestamp
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g

/** The letter's own words, its addresses to press. */
export const withLinks = (text: string): string => {
  let shown = ''
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    shown += `${esc(text.slice(from, index))}<a href="${esc(address)}">${esc(address)}</a>`
    from = index + address.length
  }
  return shown + esc(text.slice(from))
}

const timeOf = ({ created_at }: Letter): string => {
  if (!created_at) return 'By the identity service'
  const at = new Date(millisOf(created_at))
  const shown = at.toLocaleString('en-GB', { timeZone: 'Africa/Lagos' })
  return `<time datetime="${at.toISOString()}">${esc(shown)}</time>`
}

const layout = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${esc(title)} | Letters of this suite</title>
<style>${STYLE}</style>
</head>
<body>
<header class="banner"><strong>Development:</strong> nothing here is sent to anyone.</header>
<main>${content}</main>
</body>
</html>`

const rowOf = (letter: Letter): string =>
  `<tr><td>${timeOf(letter)}</td><td>${esc(letter.to.join(', '))}</td><td><a href="/letters/${encodeURIComponent(letter.id)}">${esc(letter.message.subject)}</a></td></tr>`

export const listPage = (letters: readonly Letter[], to: string): string =>
  layout(
    'Letters',
    `<h1>Letters</h1>
<form class="row"><label>To <input type="search" name="to" value="${esc(to)}" placeholder="Part of an address"></label><button>Show</button></form>
${
  letters.length === 0
    ? `<p class="card">No letter${to ? ` to ${esc(to)}` : ''} yet. Letters are written once their address is verified.</p>`
    : `<div class="scroll"><table><thead><tr><th>Written</th><th>To</th><th>Subject</th></tr></thead><tbody>${letters.map(rowOf).join('')}</tbody></table></div>`
}`,
  )

const framed = (html: string): string =>
  `<h2>As HTML</h2><iframe title="The letter as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${esc(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`

export const letterPage = (letter: Letter): string => {
  const { to, replyTo, message } = letter
  return layout(
    message.subject,
    `<p><a href="/">All letters</a></p>
<h1>${esc(message.subject)}</h1>
<dl class="account"><dt>To</dt><dd>${esc(to.join(', '))}</dd>${replyTo ? `<dt>Answers to</dt><dd>${esc(replyTo)}</dd>` : ''}<dt>Written</dt><dd>${timeOf(letter)}</dd></dl>
<h2>As text</h2><div class="card"><pre>${withLinks(message.text)}</pre></div>
${message.html ? framed(message.html) : ''}`,
  )
}

export const missingPage = (): string =>
  layout('Not found', '<h1>No such letter</h1><p><a href="/">All letters</a></p>')

import type { World } from '../world'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use inside an element or a quoted attribute. */
export const esc = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

export const MINOR_UNITS = 100

/** Formats an amount in minor units, as "₦15,000.00". */
export const money = (amount_minor: number, currency: string): string => {
  const locale = currency === 'USD' ? 'en-US' : 'en-NG'
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return esc(format.format(amount_minor / MINOR_UNITS))
}

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${esc(name)}" value="${esc(value)}">`

export const postForm = (action: string, content: string, className = ''): string =>
  `<form method="post" action="${esc(action)}"${className ? ` class="${className}"` : ''}>${content}</form>`

/** A form with only a button. */
export const actionButton = (action: string, label: string): string =>
  postForm(action, `<button class="quiet">${esc(label)}</button>`, 'inline')

/** Every page says that no money moves. */
export const layout = ({ settings }: World, title: string, content: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${esc(title)} | ${esc(settings.merchantName)} payment simulator</title>
<link rel="stylesheet" href="/simulator.css">
</head>
<body class="">
<header class="banner"><strong>Simulator:</strong> no money moves.</header>
<main>${content}</main>
</body>
</html>`

type Message = { title: string; text: string; link?: { href: string; label: string } }

export const messagePage = (world: World, { title, text, link }: Message): string =>
  layout(
    world,
    title,
    `<section class="card"><h1>${esc(title)}</h1><p>${esc(text)}</p>${
      link ? `<p><a class="button" href="${esc(link.href)}">${esc(link.label)}</a></p>` : ''
    }</section>`,
  )

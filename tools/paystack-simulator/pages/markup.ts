import { escapeHtml } from '@contract/escape-html'
import { formatMoney } from '@contract/money'

/** Text that is safe inside an element and inside a quoted attribute. */
export const esc = (text: unknown): string => escapeHtml(String(text))

export const money = (amount_minor: number, currency: string): string =>
  esc(formatMoney(amount_minor, currency))

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${esc(name)}" value="${esc(value)}">`

export const postForm = (action: string, content: string, className = ''): string =>
  `<form method="post" action="${esc(action)}"${className ? ` class="${className}"` : ''}>${content}</form>`

/** A button that posts fixed fields. */
export const actionButton = (
  action: string,
  label: string,
  fields: Record<string, string> = {},
): string =>
  postForm(
    action,
    `${Object.entries(fields)
      .map(([name, value]) => hidden(name, value))
      .join('')}<button class="quiet">${esc(label)}</button>`,
    'inline',
  )

import { readFileSync } from 'node:fs'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Fills an HTML file: `{{name}}` with escaped text, `{{{name}}}` with HTML. */
export const renderView = (file: URL, values: Readonly<Record<string, string>>): string =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .replace(/{{({?)(\w+)}?}}/g, (_, isHtml, name) => {
      const value = values[name] ?? ''
      return isHtml ? value : value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
    })

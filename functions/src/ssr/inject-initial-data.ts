import { INITIAL_DATA_ID, type InitialData } from '../contract/initial-data'
import { scriptData } from '../seo/html'

const ROOT = '<div id="root"></div>'
/** The tags in the built page that load the app's code. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Puts HTML where the app renders: it is seen until the app's code replaces it. */
export const withContent = (page: string, html: string): string =>
  // A function: a string would be searched for patterns such as $&.
  page.replace(ROOT, () => `<div id="root">${html}</div>`)

/**
 * Injects the rendered HTML and its initial data into the page. The `data-ssr` attribute on
 * `<html>` signals to the page's inline script that the data is included and that the app's code can
 * wait until after the first paint; that script then loads it.
 */
export const injectInitialData = (page: string, html: string, initial: InitialData): string => {
  const data = scriptData(JSON.stringify(initial))
  const rendered = [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${INITIAL_DATA_ID}">${data}</script>`,
  ]
  // As functions: a string would be searched for patterns such as $&.
  return page
    .replace('<html ', () => '<html data-ssr ')
    .replaceAll(CODE, '')
    .replace(ROOT, () => rendered.join('\n    '))
}

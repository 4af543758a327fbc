import { INITIAL_DATA_ID, type InitialData } from '../contract/initial-data'
import { scriptData } from '../contract/page-head/html'

const ROOT = '<div id="root"></div>'
/** How the built page asks for the app's code. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/**
 * The page with its first screen drawn, and what it was drawn from beside it. The mark on the root
 * element tells the page's own script that its first data is here, and that the app's code can wait
 * until this is painted: that script asks for it.
 */
export const injectInitialData = (page: string, html: string, screen: InitialData): string => {
  const data = scriptData(JSON.stringify(screen))
  const rendered = [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${INITIAL_DATA_ID}">${data}</script>`,
  ]
  // As functions, because a text would be searched for patterns such as $&.
  return page
    .replace('<html ', () => '<html data-drawn ')
    .replaceAll(CODE, '')
    .replace(ROOT, () => rendered.join('\n    '))
}

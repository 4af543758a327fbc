import type { Plugin } from 'vite'
import { earlyDataOf, earlyFiles } from './src/app/early-requests'

type Chunk = { type: 'chunk'; isEntry: boolean; imports: string[]; moduleIds: string[] }
type Bundle = Record<string, Chunk | { type: 'asset' }>

/** Every chunk that these files can't run without, those of the entry left out. */
const chunksOf = (bundle: Bundle, files: string[]) => {
  const collect = (name: string, found: Set<string>): Set<string> => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return found
    found.add(name)
    for (const next of chunk.imports) collect(next, found)
    return found
  }
  const nameWhere = (is: (chunk: Chunk) => boolean) =>
    Object.keys(bundle).find((name) => {
      const chunk = bundle[name]
      return chunk?.type === 'chunk' && is(chunk)
    }) ?? ''
  const started = collect(
    nameWhere((chunk) => chunk.isEntry),
    new Set(),
  )
  const needed = new Set<string>()
  for (const file of files) {
    const isIn = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(`/src/${file}`))
    collect(nameWhere(isIn), needed)
  }
  return [...needed].filter((name) => !started.has(name)).map((name) => `/${name}`)
}

/** The same in every build, so that the content policy can name it; what differs is data beside it. */
const SCRIPT = `(() => {
  const earlyDataOf = ${earlyDataOf}
  const add = (rel, href, as) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...as }))
  const { pathname, search } = location
  const pages = JSON.parse(document.getElementById('early-pages').textContent)
  for (const href of pages[pathname.split('/')[1]] ?? [])
    add('modulepreload', href, { crossOrigin: '' })
  const data = earlyDataOf(pathname, search)
  if (data) add('preload', data, { as: 'fetch', crossOrigin: 'anonymous' })
})()`

const dataOf = (pages: Record<string, string[]>) =>
  `<script type="application/json" id="early-pages">${JSON.stringify(pages)}</script>`

/** Lets the HTML ask for a public page's chunks and first data at once, in parallel. */
export const earlyRequests = (): Plugin => ({
  name: 'oja:early-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      const pages = Object.fromEntries(
        Object.entries(earlyFiles).map(([part, files]) => [
          part,
          chunksOf(bundle as Bundle, files),
        ]),
      )
      // Behind the character set, which must come early, and before the style sheet, which a
      // script waits for.
      const scripts = `${dataOf(pages)}\n    <script>${SCRIPT}</script>`
      return html.replace('</title>', `</title>\n    ${scripts}`)
    },
  },
})

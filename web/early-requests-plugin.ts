import type { Plugin } from 'vite'
import { earlyDataOf, earlyFiles } from './src/app/early-requests'

type Chunk = { type: 'chunk'; isEntry: boolean; imports: string[]; moduleIds: string[] }
type Bundle = Record<string, Chunk | { type: 'asset' }>

/** A chunk and every chunk that it can't run without. */
const collect = (bundle: Bundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const next of chunk.imports) collect(bundle, next, found)
  return found
}

const nameWhere = (bundle: Bundle, is: (chunk: Chunk) => boolean) =>
  Object.keys(bundle).find((name) => {
    const chunk = bundle[name]
    return chunk?.type === 'chunk' && is(chunk)
  }) ?? ''

/** What the app starts with, the entry first, and what each page needs beside that. */
const codeOf = (bundle: Bundle) => {
  const app = collect(
    bundle,
    nameWhere(bundle, (chunk) => chunk.isEntry),
  )
  const addressesOf = (names: Iterable<string>) => [...names].map((name) => `/${name}`)
  const chunksOf = (files: string[]) => {
    const needed = new Set<string>()
    for (const file of files) {
      const isIn = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(`/src/${file}`))
      collect(bundle, nameWhere(bundle, isIn), needed)
    }
    return addressesOf([...needed].filter((name) => !app.has(name)))
  }
  const pages = Object.entries(earlyFiles).map(([part, files]) => [part, chunksOf(files)])
  return { app: addressesOf(app), pages: Object.fromEntries(pages) }
}

/**
 * The same in every build, so that the content policy can name it; what differs is data beside it.
 * A page that came drawn is shown, with the pictures that it begins with, before its code is asked
 * for: on a slow network they would wait for each other. Who touches it needs the code at once, and
 * what was typed, chosen, pressed or sent until it lives is marked, for the app to do it again.
 */
const SCRIPT = `(() => {
  const earlyDataOf = ${earlyDataOf}
  const LATEST_MS = 3000
  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), attributes))
  const { pathname, search } = location
  const { app, pages } = JSON.parse(document.getElementById('early-code').textContent)
  const preload = (href) => add('link', { rel: 'modulepreload', href, crossOrigin: '' })
  const parts = pages[pathname.split('/')[1]] ?? []
  const { dataset } = document.documentElement
  if (!('drawn' in dataset)) {
    parts.forEach(preload)
    const href = earlyDataOf(pathname, search)
    if (href) add('link', { rel: 'preload', href, as: 'fetch', crossOrigin: 'anonymous' })
    return
  }
  const lives = (element) =>
    dataset.drawn === 'page' || (dataset.drawn === 'frame' && !element.closest('main'))
  const mark = (element, value = '') => element.setAttribute('data-early', value)
  const keep = (event, element) => {
    if (!element || lives(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    mark(element)
    start()
  }
  addEventListener('click', (event) => keep(event, event.target.closest('button[type="button"]')), true)
  addEventListener('input', ({ target }) => lives(target) || mark(target, target.value), true)
  addEventListener('submit', (event) => {
    const form = event.target
    keep(event, form)
    // A search finds its way without code, if that doesn't come.
    if (form.hasAttribute('action'))
      setTimeout(() => form.hasAttribute('data-early') && form.submit(), LATEST_MS)
  }, true)
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    add('script', { type: 'module', src: app[0], crossOrigin: '' })
    app.slice(1).concat(parts).forEach(preload)
  }
  // Nothing is painted where nobody looks.
  if (document.hidden) return start()
  const settled = (picture) => picture.decode().catch(() => {})
  const isPainted = () => {
    const first = [...document.querySelectorAll('img[fetchpriority="high"]')]
    Promise.all(first.map(settled)).then(() => requestAnimationFrame(() => setTimeout(start)))
  }
  requestAnimationFrame(() => setTimeout(isPainted))
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true })
  setTimeout(start, LATEST_MS)
})()`

const dataOf = (code: ReturnType<typeof codeOf>) =>
  `<script type="application/json" id="early-code">${JSON.stringify(code)}</script>`

/** Lets the HTML ask for a public page's chunks, and for first data that it came without, at once. */
export const earlyRequests = (): Plugin => ({
  name: 'oja:early-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      // Behind the character set, which must come early, and before the style sheet, which a
      // script waits for.
      const scripts = `${dataOf(codeOf(bundle as Bundle))}\n    <script>${SCRIPT}</script>`
      return html.replace('</title>', `</title>\n    ${scripts}`)
    },
  },
})

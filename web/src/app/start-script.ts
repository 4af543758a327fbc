/**
 * Runs from within the HTML, before any other code: the build bundles this file into the page.
 *
 * A page that came rendered is shown, with the images that it begins with, before its code is asked
 * for: on a slow network they would wait for each other. A person who touches it needs the code at
 * once, and what was typed, chosen, pressed or sent before hydration is marked for
 * `layouts/early-input.ts` to replay.
 */
import { preloadUrl } from './preload-plan'

/** Written beside the script by the build; the script itself is the same in every build. */
type EarlyCode = {
  /** The entry first, then what it imports. */
  app: string[]
  /** By the first part of the path, the chunks that its page needs too. */
  pages: Record<string, string[]>
}

/** The code is asked for by now, and a search form is sent without it. */
const LATEST_MS = 3_000

const { app, pages }: EarlyCode = JSON.parse(
  document.getElementById('early-code')?.textContent ?? '',
)
const [entry = '', ...imported] = app
const { pathname, search } = location
const chunks = pages[pathname.split('/')[1] ?? ''] ?? []
const { dataset } = document.documentElement

const add = (name: 'link' | 'script', attributes: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement(name), attributes))
const preload = (href: string) => add('link', { rel: 'modulepreload', href, crossOrigin: '' })

const preloadPage = () => {
  chunks.forEach(preload)
  const href = preloadUrl(pathname, search)
  if (href) add('link', { rel: 'preload', href, as: 'fetch', crossOrigin: 'anonymous' })
}

let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  add('script', { type: 'module', src: entry, crossOrigin: '' })
  for (const href of [...imported, ...chunks]) preload(href)
}

const isHydrated = (element: Element) =>
  dataset.drawn === 'page' || (dataset.drawn === 'frame' && !element.closest('main'))
const mark = (element: Element, value = '') => element.setAttribute('data-early', value)

const keep = (event: Event, element: Element | null) => {
  if (!element || isHydrated(element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  mark(element)
  start()
}

const keepInput = () => {
  addEventListener(
    'click',
    (event) => keep(event, (event.target as Element).closest('button[type="button"]')),
    true,
  )
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement
      if (!isHydrated(field)) mark(field, field.value)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      keep(event, form)
      if (!form.hasAttribute('action')) return
      // A search works without code, if that doesn't come.
      setTimeout(() => form.hasAttribute('data-early') && form.submit(), LATEST_MS)
    },
    true,
  )
}

const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then))

/** Once the first images are painted; a picture that can't be had is not waited for. */
const startWhenPainted = () => {
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  void Promise.allSettled(first.map((image) => image.decode())).then(() => afterPaint(start))
}

if ('drawn' in dataset) {
  keepInput()
  // Nothing is painted where nobody looks.
  if (document.hidden) start()
  else {
    afterPaint(startWhenPainted)
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true })
    setTimeout(start, LATEST_MS)
  }
} else preloadPage()

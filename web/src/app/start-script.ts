/**
 * Runs from within the HTML, before any other code: the build bundles this file into the page.
 *
 * A rendered page is painted, with its first images, before its code is requested: on a slow
 * network they would compete. An interaction needs the code at once; events before hydration are
 * marked for `ui/hydration/replay-events.ts`.
 */
import { withoutTracking } from '@contract/delivery/tracking'
import { markFailedImages } from './failed-images'
import { type PreloadPlan, preloadsOf } from './preload-plan'

const FAILED = 'Oja could not be loaded. Check your connection and reload.'

/** The code is requested by now, and a search form is submitted without it. */
const LATEST_MS = 3_000

const { app, pages }: PreloadPlan = JSON.parse(
  document.getElementById('preload-plan')?.textContent ?? '',
)
const [entry = '', ...imported] = app
const { chunks, data } = preloadsOf(pages, location.pathname, withoutTracking(location.search))
const { dataset } = document.documentElement

const add = (name: 'link' | 'script', attributes: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement(name), attributes))
const preload = (href: string) => add('link', { rel: 'modulepreload', href, crossOrigin: '' })

const preloadPage = () => {
  chunks.forEach(preload)
  if (data) add('link', { rel: 'preload', href: data, as: 'fetch', crossOrigin: 'anonymous' })
}

let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  add('script', { type: 'module', src: entry, crossOrigin: '' })
  for (const href of [...imported, ...chunks]) preload(href)
}

/** Reloads past the browser's cache, which may keep a wrong answer for as long as a right one. */
const reload = () =>
  Promise.allSettled([...app, ...chunks].map((href) => fetch(href, { cache: 'reload' }))).then(() =>
    location.reload(),
  )

/** Says that the app's code, or a file that it imports, could not be loaded. */
const showFailure = () => {
  const box = Object.assign(document.createElement('div'), { role: 'alert' })
  box.style.cssText = 'padding:1rem;text-align:center'
  const button = Object.assign(document.createElement('button'), {
    textContent: 'Reload',
    onclick: reload,
  })
  button.style.cssText = 'padding:.5rem 1rem;margin:.5rem;border:1px solid;border-radius:.5rem'
  box.append(FAILED, button)
  document.body.prepend(box)
}

// An element's error doesn't bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.getAttribute('src') === entry) showFailure()
  },
  true,
)

const isHydrated = (element: Element) =>
  !element.closest('[data-dehydrated]') &&
  (dataset.hydrated === 'page' || (dataset.hydrated === 'layout' && !element.closest('main')))
const mark = (element: Element, value = '') => element.setAttribute('data-replay', value)

const record = (event: Event, element: Element | null) => {
  if (!element || isHydrated(element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  mark(element)
  start()
}

const recordInput = () => {
  addEventListener(
    'click',
    (event) => record(event, (event.target as Element).closest('button[type="button"]')),
    true,
  )
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement
      const isChoice = /^(?:radio|checkbox)$/.test(field.type)
      if (!isHydrated(field)) mark(field, isChoice ? String(field.checked) : field.value)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      record(event, form)
      if (!form.hasAttribute('action')) return
      // A search form works without the code.
      setTimeout(() => form.hasAttribute('data-replay') && form.submit(), LATEST_MS)
    },
    true,
  )
}

/** The frame that a callback runs in is painted after it, so the second one runs once it is. */
const afterPaint = (then: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)))

/** Starts once the first images are painted; one that fails to load doesn't delay it. */
const startWhenPainted = () => {
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  void Promise.allSettled(first.map((image) => image.decode())).then(() => afterPaint(start))
}

markFailedImages()
if ('ssr' in dataset) {
  recordInput()
  // A hidden page is never painted.
  if (document.hidden) start()
  else {
    afterPaint(startWhenPainted)
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true })
    setTimeout(start, LATEST_MS)
  }
} else preloadPage()

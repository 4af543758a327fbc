import { afterEach, expect, test } from 'vitest'
import { linkDestination } from './link-destination'

/** Clicks the first link of this markup and returns its destination, without navigating. */
const clicked = (markup: string, init: MouseEventInit = {}): string | undefined => {
  document.body.innerHTML = markup
  let destination: string | undefined
  const listen = (event: MouseEvent) => {
    destination = linkDestination(event)
    event.preventDefault()
  }
  window.addEventListener('click', listen, { capture: true, once: true })
  const inside = document.querySelector('b') ?? document.querySelector('a')
  inside?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return destination
}
afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['a page of the app', '<a href="/marketplace?q=a#top">x</a>', '/marketplace?q=a#top'],
  ['a picture in a link', '<a href="/history"><b>x</b></a>', '/history'],
  ['the same target said', '<a href="/history" target="_self">x</a>', '/history'],
])('leads on: %s', (_what, markup, to) => {
  expect(clicked(markup)).toBe(to)
})

test.each([
  ['another tab', '<a href="/history" target="_blank">x</a>', {}],
  ['a download', '<a href="/a.csv" download>x</a>', {}],
  ['another site', '<a href="https://example.com/history">x</a>', {}],
  ['a mail', '<a href="mailto:a@oja.example">x</a>', {}],
  ['a place on this page', '<a href="#below">x</a>', {}],
  ['no address', '<a>x</a>', {}],
  ['the middle button', '<a href="/history">x</a>', { button: 1 }],
  ['with Ctrl', '<a href="/history">x</a>', { ctrlKey: true }],
  ['with Cmd', '<a href="/history">x</a>', { metaKey: true }],
  ['with Shift', '<a href="/history">x</a>', { shiftKey: true }],
])('stays: %s', (_what, markup, init) => {
  expect(clicked(markup, init)).toBeUndefined()
})

import type { Page } from '@playwright/test'
import { FIRESTORE } from './suite'

const DOCUMENTS = `${FIRESTORE}/v1/projects/demo-oja/databases/(default)/documents`
/** The emulator's own administrator, whom no security rule holds. */
const ADMIN = { authorization: 'Bearer owner', 'content-type': 'application/json' }

type Value = { stringValue: string } | { integerValue: string }
type Stored = { fields: Record<string, Value> }

const send = async (path: string, init: RequestInit = {}): Promise<Stored> => {
  const response = await fetch(`${DOCUMENTS}/${path}`, { headers: ADMIN, ...init })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Stored
}

/** Stores a copy of a product that is on sale, with values that the API takes no more. */
export const storeCopy = async (of: string, changed: Record<string, Value>): Promise<string> => {
  const { fields } = await send(`products/${of}`)
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 20)
  const slug = { stringValue: `a-very-long-name-${id}` }
  await send(`products?documentId=${id}`, {
    method: 'POST',
    body: JSON.stringify({ fields: { ...fields, ...changed, id: { stringValue: id }, slug } }),
  })
  return id
}

/**
 * Runs in the page: what doesn't fit its width. Content of a row that scrolls sideways by itself
 * counts by the row.
 */
const findOutside = (): string[] => {
  const { documentElement: root } = document
  const width = root.clientWidth
  const found: string[] = []
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} of ${width} wide`)
  const scrollsSideways = (element: Element) =>
    ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth
  const held = (element: Element): Element => {
    let outermost = element
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (scrollsSideways(up)) outermost = up
    }
    return outermost
  }
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const own = element.getBoundingClientRect()
    // One pixel: text for screen readers alone, and controls drawn by their label.
    if (own.width <= 1 || own.height <= 1 || getComputedStyle(element).visibility === 'hidden')
      continue
    const { left, right } = held(element).getBoundingClientRect()
    if (left >= -1 && right <= width + 1) continue
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    found.push(`${element.tagName} “${name.trim().slice(0, 40)}” from ${left} to ${right}`)
  }
  return found
}

/** How a page is looked at. `text` is the font size that the browser was set to, in per cent. */
export type Look = { width: number; height: number; theme: 'light' | 'dark'; text: 100 | 200 }

/** What lies outside of the open page at this look. */
export const outsideOf = async (page: Page, { width, height, theme, text }: Look) => {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    async ([chosen, size]) => {
      const { documentElement: root } = document
      root.dataset.theme = chosen
      root.style.fontSize = size
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    },
    [theme, `${text}%`] as const,
  )
  return page.evaluate(findOutside)
}

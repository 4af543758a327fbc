import type { CDPSession, Page } from '@playwright/test'
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

const STANDARD_PX = 16
const sessions = new WeakMap<Page, CDPSession>()

/** As in the browser's settings: the layout's breakpoints, which are in `rem`, follow it. */
const setFontSize = async (page: Page, text: number) => {
  // Its settings end with the session.
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, devtools)
  const standard = (STANDARD_PX * text) / 100
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** What lies outside of the open page at this look. */
export const outsideOf = async (page: Page, { width, height, theme, text }: Look) => {
  await page.setViewportSize({ width, height })
  await setFontSize(page, text)
  await page.waitForFunction(
    ([wide, font]) =>
      innerWidth === wide && getComputedStyle(document.documentElement).fontSize === font,
    [width, `${(STANDARD_PX * text) / 100}px`] as const,
  )
  // What follows a breakpoint by script draws in the frame after the first of the new layout.
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, theme)
  return page.evaluate(findOutside)
}

/**
 * Runs in the page: the controls that something else lies on even once they are scrolled into sight,
 * such as the last ones of a page under a bar that stays at its end.
 */
const findCovered = (): string[] => {
  const before = { left: scrollX, top: scrollY }
  const isHidden = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return true
    if (getComputedStyle(element).pointerEvents === 'none') return true
    // Text for screen readers alone, and controls drawn by their label.
    for (let up: Element | null = element; up; up = up.parentElement) {
      const { clipPath, display } = getComputedStyle(up)
      if (display === 'contents') continue
      if (clipPath !== 'none') return true
      const { width, height } = up.getBoundingClientRect()
      if (width <= 1 || height <= 1 || up.hasAttribute('inert')) return true
    }
    return false
  }
  const inItsMiddle = (element: Element, block: ScrollLogicalPosition): Element | null => {
    // A link past what repeats comes into sight with the focus.
    if (element instanceof HTMLElement && getComputedStyle(element).position === 'fixed') {
      element.focus({ preventScroll: true })
      for (const animation of element.getAnimations()) animation.finish()
    }
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
    // The first of its boxes: a link in a text may go over several lines.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)
  }
  const isFree = (element: Element, block: ScrollLogicalPosition): boolean => {
    const top = inItsMiddle(element, block)
    // A label works as its control does, and what is inside of a control as well.
    const label = top?.closest('label')
    return (
      !!top && (element.contains(top) || label?.control === element || !!label?.contains(element))
    )
  }
  const covered = [
    ...document.querySelectorAll(
      'main a[href], main button:enabled, main input:enabled, main select:enabled, main textarea:enabled',
    ),
  ].filter((one) => !isHidden(one) && !isFree(one, 'center') && !isFree(one, 'start'))
  const found = covered.map((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const top = inItsMiddle(element, 'center')?.outerHTML.slice(0, 80)
    return `${element.tagName} “${name.trim().slice(0, 40)}” is under ${top}`
  })
  scrollTo({ ...before, behavior: 'instant' })
  return found
}

/** The controls of the open page that can't be pressed as it is looked at now. */
export const coveredOn = (page: Page): Promise<string[]> => page.evaluate(findCovered)

import { expect, type Page } from '@playwright/test'

/**
 * The Firestore emulator loses a change that is committed while a listener is being set up (decision
 * 0101), so a journey changes what a page shows once the page follows it.
 */

const LISTEN = /\/google\.firestore\.v1\.Firestore\/Listen\/channel\?/
const CURRENT = /"targetChangeType":\s*"CURRENT",\s*"targetIds":\s*\[\s*(\d+)/g

/** The listeners of one page: what each asks for, and which have received it. */
type Listeners = { asked: Map<string, string>; received: Set<string> }

const known = new WeakMap<Page, Listeners>()

/** Starts to read what the listeners of the page's next documents ask for and receive. */
const watchListeners = async (page: Page): Promise<void> => {
  const listeners: Listeners = { asked: new Map(), received: new Set() }
  known.set(page, listeners)
  const devtools = await page.context().newCDPSession(page)
  const streams = new Map<string, string>()
  const read = (id: string, base64: string) => {
    const text = (streams.get(id) ?? '') + Buffer.from(base64, 'base64').toString()
    streams.set(id, text)
    for (const [, target = ''] of text.matchAll(CURRENT)) listeners.received.add(target)
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!LISTEN.test(request.url)) return
    if (request.method === 'GET') {
      streams.set(requestId, '')
      return
    }
    // Each session numbers its targets anew.
    if (!request.url.includes('SID=')) {
      listeners.asked.clear()
      listeners.received.clear()
    }
    for (const message of new URLSearchParams(request.postData).values()) {
      const target = /"targetId":\s*(\d+)/.exec(message)?.[1]
      if (target && message.includes('addTarget')) listeners.asked.set(target, message)
    }
  })
  devtools.on('Network.responseReceived', async ({ requestId }) => {
    if (!streams.has(requestId)) return
    const begun = await devtools
      .send('Network.streamResourceContent', { requestId })
      .catch(() => undefined)
    if (begun) read(requestId, begun.bufferedData)
  })
  devtools.on('Network.dataReceived', ({ requestId, data }) => {
    if (data && streams.has(requestId)) read(requestId, data)
  })
  await devtools.send('Network.enable')
}

/**
 * Opens a page, and waits until it follows a document and has received it.
 * @param path the end of the document's path
 */
export const openFollowing = async (page: Page, url: string, path: string): Promise<void> => {
  if (!known.has(page)) await watchListeners(page)
  await page.goto(url)
  await expect
    .poll(() => {
      const { asked, received } = known.get(page) ?? { asked: new Map(), received: new Set() }
      return [...asked].some(([target, text]) => text.includes(`${path}"`) && received.has(target))
    }, `The page follows ${path}`)
    .toBe(true)
}

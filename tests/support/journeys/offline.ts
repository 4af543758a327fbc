import type { Page } from '@playwright/test'
import { expect } from './journey'

/** Waits until the service worker serves this page. */
export const whenServed = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Waits until the service worker has copied a page. */
export const whenCopied = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('oja-pages')).keys()).length))
    .toBeGreaterThan(0)

/** Longer than the app waits for an idle moment before it loads its next part. */
const STILL_MS = 5_000

/** Waits until this page has loaded all of its code, and the service worker keeps it. */
export const whenKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (still_ms) => {
        const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const latest_at = Math.max(...loaded.map(({ responseEnd }) => responseEnd))
        if (performance.now() - latest_at < still_ms) return 'loading'
        const code = loaded.map(({ name }) => name).filter((url) => /\/assets\/.*\.js$/.test(url))
        const kept = await Promise.all(code.map((url) => caches.match(url)))
        return code.filter((_, place) => !kept[place])
      }, STILL_MS),
    )
    .toEqual([])

/** The keys of what the device stores for reading offline. */
const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = 'oja-offline'
    // Opening it would make it, without the app's stores.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
    return new Promise<string[]>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const keys = request.result.transaction('known').objectStore('known').getAllKeys()
        keys.onsuccess = () => {
          resolve(keys.result.map(String))
          request.result.close()
        }
      }
    })
  })

/** Waits until the device has stored something under each of these parts of a key. */
export const whenStored = (page: Page, ...parts: string[]): Promise<void> =>
  expect
    .poll(async () => {
      const keys = await storedKeys(page)
      return parts.filter((part) => !keys.some((key) => key.includes(part)))
    })
    .toEqual([])

/**
 * What the device stores of a user: live values, the user, drafts, and copies of a page that they
 * visited, given by a part of its URL.
 */
export const personalOn = async (page: Page, visited: string): Promise<string[]> => [
  ...(await storedKeys(page)),
  ...(await page.evaluate(async (part) => {
    const names = await caches.keys()
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return [
      ...Object.keys(localStorage).filter((key) => /^oja_(user|draft)/.test(key)),
      ...urls.flat().filter((url) => url.includes(part)),
    ]
  }, visited)),
]

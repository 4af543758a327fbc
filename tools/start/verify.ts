import { setTimeout as pause } from 'node:timers/promises'
import { statusOf } from './children'

const WITHIN_MS = 120_000

/** Waits until each address answers 200; the first request to the API wakes the functions. */
export async function verifyUrls(urls: string[], say: (line: string) => void): Promise<void> {
  const results = await Promise.all(urls.map(async (url) => ({ url, status: await settled(url) })))
  for (const { url, status } of results) say(`${status ?? 'no answer'}  ${url}`)
  const failed = results.filter(({ status }) => status !== 200).map(({ url }) => url)
  if (failed.length > 0) throw new Error(`Not answering as they should: ${failed.join(', ')}`)
}

async function settled(url: string): Promise<number | undefined> {
  const deadline = Date.now() + WITHIN_MS
  let status = await statusOf(url)
  while (status !== 200 && Date.now() < deadline) {
    await pause(500)
    status = await statusOf(url)
  }
  return status
}

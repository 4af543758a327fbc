import { noteNewer } from './build'
import { assets, isFile } from './strategies'

const INITIAL_DELAY_MS = 1_000
const MAX_DELAY_MS = 10_000
/** Browsers end a worker whose answer takes five minutes. */
const HELD_MS = 240_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Wanted = { request: Request; event: ExtendableEvent }

/**
 * A chunk from the cache, or from the network as soon as there is one. The request is held until
 * then: Chromium remembers a failed import until the document is left.
 */
export const loadAsset = async ({ request, event }: Wanted): Promise<Response> => {
  const giveUpAt = Date.now() + HELD_MS
  for (let delay = INITIAL_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    try {
      const response = await assets.handle({ request, event })
      if (!isFile(response)) noteNewer()
      return response
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await pause(delay)
    }
  }
}

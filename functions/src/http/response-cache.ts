import type { PreparedResponse } from './response'

export type ResponseCache = (
  url: string,
  make: () => Promise<PreparedResponse>,
) => Promise<PreparedResponse>

const MAX_RESPONSES = 500

/**
 * Caches public responses in this instance's memory and coalesces concurrent requests for one URL. What
 * has no validator isn't kept.
 * @param ttl_ms 0 disables caching and coalescing
 * @param most how many are kept
 */
export const createResponseCache = (ttl_ms: number, most = MAX_RESPONSES): ResponseCache => {
  if (ttl_ms === 0) return (_url, make) => make()
  const responses = new Map<string, { until: number; response: Promise<PreparedResponse> }>()
  return (url, make) => {
    const now = performance.now()
    const known = responses.get(url)
    if (known && known.until > now) return known.response
    const response = make()
    const entry = { until: now + ttl_ms, response }
    responses.delete(url)
    responses.set(url, entry)
    if (responses.size > most) responses.delete(responses.keys().next().value ?? url)
    const forget = () => {
      if (responses.get(url) === entry) responses.delete(url)
    }
    response.then(({ etag }) => {
      if (etag === undefined) forget()
    }, forget)
    return response
  }
}

import { unavailable } from './provider-error'

const TIMEOUT_MS = 20_000

/** Uploads text to the URL from `disputeUploadUrl`, which needs no key. Idempotent. */
export const uploadDisputeFile =
  (send: typeof globalThis.fetch = globalThis.fetch) =>
  async (signed_url: string, text: string): Promise<void> => {
    const problem = { call: 'PUT dispute file', provider_code: null, is_conclusive: true }
    const answer = await send(signed_url, {
      method: 'PUT',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: text,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw unavailable({ ...problem, http_status: null, provider_message: String(error) })
    })
    if (!answer.ok) {
      const provider_message = await answer.text()
      throw unavailable({ ...problem, http_status: answer.status, provider_message })
    }
  }

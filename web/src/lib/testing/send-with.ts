import { isApiError } from '../api/api-error'
import { showFailure } from '../api/failure-text'

type Call = (endpoint: unknown, input: unknown) => Promise<unknown>

/** The API client's `send` on top of a mocked `call`. */
export const sendWith =
  (call: Call) =>
  async (endpoint: unknown, input: unknown = {}, onError?: (text: string) => void) => {
    try {
      return { data: await call(endpoint, input), message: '' }
    } catch (error) {
      showFailure(error, onError)
      if (isApiError(error) && error.api === 'json') return { data: null }
      throw error
    }
  }

import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

const GONE = ['transaction/action-not-allowed', 'transaction/no-proposal']

/** Why an answer to an offer failed: most often the offer was answered, withdrawn or replaced. */
export const answerFailureText = (error: unknown): string =>
  GONE.some((code) => isRefusal(error, code))
    ? 'This offer is no longer open. Nothing was done: go back to see what has changed.'
    : inlineFailureText(error)

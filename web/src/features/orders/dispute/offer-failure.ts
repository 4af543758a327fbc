import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

const GONE = ['transaction/action-not-allowed', 'transaction/no-proposal']

/** Why accepting or declining an offer failed: most often it was accepted, declined, withdrawn or replaced. */
export const offerFailureText = (error: unknown): string =>
  GONE.some((code) => isRefusal(error, code))
    ? 'This offer is no longer open. Nothing was done: go back to see what has changed.'
    : inlineFailureText(error)

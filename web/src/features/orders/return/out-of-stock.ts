import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

/** Nothing is left to send instead: says what the vendor can do. */
export const outOfStockText = (error: unknown): string =>
  isRefusal(error, 'product/out-of-stock')
    ? 'You have none left to send instead. Add it to your stock first, ask the buyer to wait for it, or offer a part of the price.'
    : inlineFailureText(error)

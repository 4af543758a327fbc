import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'

/** Says how many tries are left after a wrong code. */
export const codeRefusalText = (error: unknown): string => {
  const text = inlineFailureText(error)
  const left = isApiError(error) ? error.details.tries_left : undefined
  if (typeof left !== 'number') return text
  if (left === 0) return `${text} It is locked for a while now.`
  return `${text} ${left === 1 ? 'One try is' : `${left} tries are`} left before it locks.`
}

import { AppError } from '../../contract/api/errors'
import type { ProviderProblem } from '../../ports/provider-problem'

/** The provider refused the request; nothing was done. */
export const refused = (problem: Omit<ProviderProblem, 'is_conclusive'>): AppError =>
  new AppError('payment/provider-refused', undefined, {
    cause: { ...problem, is_conclusive: true } satisfies ProviderProblem,
  })

/** No usable response; `is_conclusive` says whether it is certain that nothing was done. */
export const unavailable = (problem: ProviderProblem): AppError =>
  new AppError('payment/provider-unavailable', undefined, { cause: problem })

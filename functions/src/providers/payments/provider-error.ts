import { AppError } from '../../contract/api/errors'
import type { ProviderProblem } from '../../usecases/payment/provider-problem'

/** The provider said no; nothing was done. */
export const refused = (problem: Omit<ProviderProblem, 'is_conclusive'>): AppError =>
  new AppError('payment/provider-refused', undefined, {
    cause: { ...problem, is_conclusive: true } satisfies ProviderProblem,
  })

/** No usable answer. Whether anything was done is told by `is_conclusive`. */
export const unavailable = (problem: ProviderProblem): AppError =>
  new AppError('payment/provider-unavailable', undefined, { cause: problem })

import { AppError } from '../../../contract/api/errors'
import type { Deps } from '../../deps'

/** @throws AppError `payment/bad-signature` if the token isn't ours */
export const answerChallenge = (
  { messages }: Deps,
  query: { token: string; challenge: string },
): string => {
  const answer = messages?.answerChallenge(query) ?? null
  if (answer === null) throw new AppError('payment/bad-signature')
  return answer
}

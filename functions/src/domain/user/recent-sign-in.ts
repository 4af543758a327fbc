import { AppError } from '../../contract/api/errors'
import { MINUTE_MS, SECOND_MS } from '../../contract/time'

const RECENT_MS = 5 * MINUTE_MS

/**
 * What a stolen session must not do needs a sign-in of the last five minutes.
 * @param auth_time seconds since the epoch; @param now milliseconds by the identity service's clock
 */
export const requireRecentSignIn = (auth_time: number, now: number): void => {
  if (now - auth_time * SECOND_MS > RECENT_MS) throw new AppError('auth/recent-login-required')
}

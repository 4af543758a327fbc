import { AppError } from '../../../contract/api/errors'
import { MINUTE_MS, SECOND_MS } from '../../../contract/time'

const RECENT_MS = 5 * MINUTE_MS

/**
 * Requires a recent sign-in, so that a stolen session can't do this.
 * @param auth_time seconds since the epoch
 * @param now milliseconds by the identity service's clock
 * @param within_ms five minutes unless said
 * @throws AppError `auth/recent-login-required`
 */
export const requireRecentSignIn = (
  auth_time: number,
  now: number,
  within_ms = RECENT_MS,
): void => {
  if (now - auth_time * SECOND_MS > within_ms) throw new AppError('auth/recent-login-required')
}

import { AppError } from '../../contract/api/errors'
import { MINUTE_MS } from '../../contract/time'
import { requireRecentSignIn } from '../../domain/people/user/recent-sign-in'
import type { Identified } from '../../ports/identity'
import type { Deps } from '../deps'

const FRESH_SIGN_IN_MS = 15 * MINUTE_MS

/**
 * What decisions about money need: a sign-in younger than 15 minutes, with a second factor where
 * the project has one.
 * @throws AppError `auth/recent-login-required`, `operator/second-factor-required`
 */
export const requireFreshSignIn = (
  { identity, needs_second_factor }: Pick<Deps, 'identity' | 'needs_second_factor'>,
  { auth_time, has_second_factor }: Pick<Identified, 'auth_time' | 'has_second_factor'>,
): void => {
  requireRecentSignIn(auth_time, identity.now(), FRESH_SIGN_IN_MS)
  if (needs_second_factor && !has_second_factor) {
    throw new AppError('operator/second-factor-required')
  }
}

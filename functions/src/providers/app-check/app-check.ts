import type { App } from 'firebase-admin/app'
import { getAppCheck } from 'firebase-admin/app-check'
import { AppError } from '../../contract/api/errors'
import type { AppCheck } from '../../ports/app-check'

/** Firebase App Check. Google's public keys are fetched once and cached by the SDK. */
export const createAppCheck = (app: App): AppCheck => {
  const service = getAppCheck(app)
  return {
    verify: async (token) => {
      try {
        await service.verifyToken(token)
      } catch (cause) {
        throw new AppError('app-check/invalid-token', undefined, { cause })
      }
    },
  }
}

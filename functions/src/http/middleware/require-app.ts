import type { Endpoint } from '../../contract/api/endpoint'
import { AppError } from '../../contract/api/errors'
import type { AppCheck } from '../../ports/app-check'

const MAX_TOKEN_LENGTH = 4_096

/**
 * Refuses a request that changes something and doesn't prove that the site sent it. Reading is open
 * to all, and the payment provider signs its requests.
 */
export const requireApp = async (
  row: Pick<Endpoint, 'method' | 'auth'>,
  token: string | undefined,
  appCheck: AppCheck | undefined,
): Promise<void> => {
  if (!appCheck || row.method === 'GET' || row.auth === 'provider') return
  if (!token) throw new AppError('app-check/missing-token')
  if (token.length > MAX_TOKEN_LENGTH) throw new AppError('app-check/invalid-token')
  await appCheck.verify(token)
}

import type { vendorEndpoints } from '../../contract/api/endpoints/vendors'
import { requestPayout } from '../../usecases/payout/request-payout'
import { showWallet } from '../../usecases/wallet/show-wallet'
import { callerOf, type Handlers, reply } from '../handler'

export const walletHandlers: Handlers<Pick<typeof vendorEndpoints, 'wallet' | 'payout'>> = {
  wallet: (input, deps) => showWallet(deps, callerOf(input).uid, input.query.lines),
  payout: async (input, deps) => {
    const { body, idempotency_key } = input
    const done = await requestPayout(deps, callerOf(input), body, idempotency_key)
    return done.replayed
      ? reply(done.response, { headers: { 'idempotency-replayed': 'true' } })
      : done.response
  },
}

import type { accountJoinEndpoints } from '../../../contract/api/people/account-joins'
import { joinAccount, lookAtAccount } from '../../../usecases/account/join/join-account'
import { callerOf, type Handlers, idempotentReply } from '../../handler'

export const accountJoinHandlers: Handlers<typeof accountJoinEndpoints> = {
  look: (input, deps) => lookAtAccount(deps, callerOf(input), input.body, input.address),
  join: async (input, deps) => {
    const { body, address, idempotency_key: key } = input
    return idempotentReply(await joinAccount(deps, callerOf(input), body, { address, key }))
  },
}

import type { accountJoinEndpoints } from '../../../contract/api/people/account-joins'
import { joinAccount, lookAtAccount } from '../../../usecases/account/join/join-account'
import { callerOf, type Handlers } from '../../handler'

export const accountJoinHandlers: Handlers<typeof accountJoinEndpoints> = {
  look: (input, deps) => lookAtAccount(deps, callerOf(input), input.body, input.address),
  join: (input, deps) => joinAccount(deps, callerOf(input), input.body, input.address),
}

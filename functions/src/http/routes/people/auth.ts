import type { authEndpoints } from '../../../contract/api/people/auth'
import { createRole } from '../../../usecases/people/user/create-role'
import { resendVerification } from '../../../usecases/people/user/resend-verification'
import { callerOf, type Handlers, reply } from '../../handler'

export const authHandlers: Handlers<typeof authEndpoints> = {
  createRole: (input, deps) => createRole(deps, callerOf(input).uid, input.body),
  resendVerification: async (input, deps) => {
    const response = await resendVerification(deps, callerOf(input).uid, input.address)
    return response.already_verified
      ? reply(response, { message: 'Your email is already verified.' })
      : response
  },
}

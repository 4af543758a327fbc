import { DEVICE_HEADER } from '../../../contract/api/device-header'
import type { phoneEndpoints } from '../../../contract/api/people/phone'
import { proveIdentity, sendProof } from '../../../usecases/people/phone/prove-identity'
import { removePhone, savePhone } from '../../../usecases/people/phone/save-phone'
import { codeChannels, sendPhoneCode } from '../../../usecases/people/phone/send-phone-code'
import { signInByPhone } from '../../../usecases/people/phone/sign-in-by-phone'
import { callerOf, type Handlers } from '../../handler'
import { deviceOf } from '../../middleware/authenticate'

export const phoneHandlers: Handlers<typeof phoneEndpoints> = {
  options: async (_input, deps) => ({ phone: codeChannels(deps) }),
  sendCode: (input, deps) => sendPhoneCode(deps, input.body, input.address),
  signIn: ({ body, address, headers }, deps) =>
    signInByPhone(deps, body, { address, device: deviceOf(headers[DEVICE_HEADER]) }),
  save: (input, deps) => savePhone(deps, callerOf(input), input.body, input.address),
  remove: (input, deps) => removePhone(deps, callerOf(input)),
  sendProof: (input, deps) => sendProof(deps, callerOf(input)),
  prove: (input, deps) => proveIdentity(deps, callerOf(input), input.body),
}

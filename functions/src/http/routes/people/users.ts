import type { addressEndpoints } from '../../../contract/api/people/addresses'
import type { deviceEndpoints } from '../../../contract/api/people/devices'
import type { wordEndpoints } from '../../../contract/api/people/own-word'
import type { userEndpoints } from '../../../contract/api/people/users'
import { deleteAccount } from '../../../usecases/account/delete-account'
import { exportAccount } from '../../../usecases/account/export-account'
import { listNotifications } from '../../../usecases/people/user/list-notifications'
import { markNotificationsRead } from '../../../usecases/people/user/mark-notifications-read'
import { saveAddress } from '../../../usecases/people/user/save-address'
import { saveDevice } from '../../../usecases/people/user/save-device'
import { updatePassword } from '../../../usecases/people/user/update-password'
import { updatePhoto } from '../../../usecases/people/user/update-photo'
import { updateUser } from '../../../usecases/people/user/update-user'
import { changeWord } from '../../../usecases/people/word/change-word'
import { showWord } from '../../../usecases/people/word/show-word'
import { callerOf, type Handlers } from '../../handler'

export const userHandlers: Handlers<typeof userEndpoints & typeof wordEndpoints> = {
  update: (input, deps) => {
    const { body } = input
    return 'photoURL' in body
      ? updatePhoto(deps, callerOf(input).uid, body.photoURL)
      : updateUser(deps, callerOf(input), body)
  },
  updatePassword: (input, deps) => updatePassword(deps, callerOf(input), input.body.password),
  word: (input) => showWord(callerOf(input).uid),
  changeWord: (input, deps) => changeWord(deps, callerOf(input), input.body.word),
  notifications: (input) => listNotifications(callerOf(input).uid, input.query),
  markNotificationsRead: (input, deps) => markNotificationsRead(deps, callerOf(input).uid),
  export: (input, deps) => exportAccount(deps, callerOf(input)),
  delete: (input, deps) => deleteAccount(deps, callerOf(input)),
}

export const addressHandlers: Handlers<typeof addressEndpoints> = {
  save: (input, deps) => saveAddress(deps, callerOf(input).uid, input.body),
}

export const deviceHandlers: Handlers<typeof deviceEndpoints> = {
  save: (input, deps) => saveDevice(deps, callerOf(input).uid, input.body.token),
}

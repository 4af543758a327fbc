import type { userEndpoints } from '../../contract/endpoints/users'
import { deleteAccount } from '../../usecases/user/delete-account'
import { exportAccount } from '../../usecases/user/export-account'
import { listNotifications } from '../../usecases/user/list-notifications'
import { markNotificationsRead } from '../../usecases/user/mark-notifications-read'
import { updatePassword } from '../../usecases/user/update-password'
import { updatePhoto } from '../../usecases/user/update-photo'
import { updateUser } from '../../usecases/user/update-user'
import { callerOf, type Handlers } from '../handler'

export const userHandlers: Handlers<typeof userEndpoints> = {
  update: (input, deps) => {
    const { body } = input
    return 'photoURL' in body
      ? updatePhoto(deps, callerOf(input).uid, body.photoURL)
      : updateUser(deps, callerOf(input), body)
  },
  updatePassword: (input, deps) => updatePassword(deps, callerOf(input), input.body.password),
  notifications: (input) => listNotifications(callerOf(input).uid, input.query),
  markNotificationsRead: (input, deps) => markNotificationsRead(deps, callerOf(input).uid),
  export: (input, deps) => exportAccount(deps, callerOf(input)),
  delete: (input, deps) => deleteAccount(deps, callerOf(input)),
}

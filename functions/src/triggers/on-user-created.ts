import type { Deps } from '../usecases/deps'
import { welcomeUser } from '../usecases/user/welcome-user'

/** Runs when sign-up creates the user's document. Delivered at least once, notifies once. */
export const onUserCreated = (deps: Deps, uid: string): Promise<void> => welcomeUser(deps, uid)

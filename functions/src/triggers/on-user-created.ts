import type { Deps } from '../usecases/deps'
import { welcomeUser } from '../usecases/user/welcome-user'

/** The record that sign-up writes: delivered at least once, greeted exactly once. */
export const onUserCreated = (deps: Deps, uid: string): Promise<void> => welcomeUser(deps, uid)

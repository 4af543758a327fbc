import type { Deps } from '../usecases/deps'
import { fillWordsOfUser } from '../usecases/operators/fill-search-words'
import { welcomeUser } from '../usecases/people/user/welcome-user'

/** Runs when sign-up creates the user's document. Delivered at least once, notifies once. */
export const onUserCreated = async (deps: Deps, uid: string): Promise<void> => {
  await welcomeUser(deps, uid)
  await fillWordsOfUser(deps, uid)
}

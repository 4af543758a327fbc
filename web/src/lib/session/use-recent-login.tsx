import { type ReactNode, useState } from 'react'
import { apiError, isRefusal } from '../api/api-error'
import { ConfirmIdentity } from './confirm-identity'

type Waiting = { resume: () => void; giveUp: () => void }

type RecentLogin = {
  /** Runs the action. If the server requires a recent login, asks for one and runs it again. */
  run: <T>(action: () => Promise<T>) => Promise<T>
  /** Must be rendered; visible only while the user is asked. */
  dialog: ReactNode
}

/** For actions that require a recent login. Closing the dialog rejects with `cancelled`. */
export const useRecentLogin = (): RecentLogin => {
  const [waiting, setWaiting] = useState<Waiting>()

  const run = async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action()
    } catch (error) {
      if (!isRefusal(error, 'auth/recent-login-required')) throw error
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => reject(apiError('cancelled', 'The login was not confirmed.'))
        setWaiting({ resume: resolve, giveUp })
      })
      return action()
    }
  }

  const end = (finish: (waiting: Waiting) => void) => {
    if (waiting) finish(waiting)
    setWaiting(undefined)
  }
  const dialog = waiting && (
    <ConfirmIdentity
      onProved={() => end(({ resume }) => resume())}
      onCancel={() => end(({ giveUp }) => giveUp())}
    />
  )
  return { run, dialog }
}

import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { apiError, isApiError, isRefusal } from '../api/api-error'
import { ConfirmIdentity } from './confirm-identity'
import { getSession } from './session-store'

const ConfirmByPhone = lazyPart(() => import('./confirm-by-phone'))
const ProveMore = lazyPart(() => import('./prove-more'))

/** What the server asks for: a recent login, or more than a phone number by one of these ways. */
type Asked = 'login' | readonly string[]
type Waiting = { asked: Asked; resume: () => void; giveUp: () => void }

type RecentLogin = {
  /** Runs the action. If the server asks for a login or a proof, asks for it and runs it again. */
  run: <T>(action: () => Promise<T>) => Promise<T>
  /** Must be rendered; visible only while the user is asked. */
  dialog: ReactNode
}

const askedBy = (error: unknown): Asked | undefined => {
  if (isRefusal(error, 'auth/recent-login-required')) return 'login'
  if (!isApiError(error) || error.code !== 'auth/more-than-phone') return undefined
  const { ways } = error.details
  return Array.isArray(ways) ? ways.map(String) : []
}

/**
 * For actions that need a recent login, or more than a phone number. Closing the dialog rejects with
 * `cancelled`.
 */
export const useRecentLogin = (): RecentLogin => {
  const [waiting, setWaiting] = useState<Waiting>()

  const run = async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action()
    } catch (error) {
      const asked = askedBy(error)
      if (!asked) throw error
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => reject(apiError('cancelled', 'The login was not confirmed.'))
        setWaiting({ asked, resume: resolve, giveUp })
      })
      // A recent login may not be all that is asked for.
      return run(action)
    }
  }

  const end = (finish: (waiting: Waiting) => void) => {
    if (waiting) finish(waiting)
    setWaiting(undefined)
  }
  const props = {
    onProved: () => end(({ resume }) => resume()),
    onCancel: () => end(({ giveUp }) => giveUp()),
  }
  const dialog = waiting && (
    <Suspense fallback={null}>
      {waiting.asked !== 'login' ? (
        <ProveMore {...props} ways={waiting.asked} />
      ) : getSession().user?.email === '' ? (
        <ConfirmByPhone {...props} />
      ) : (
        <ConfirmIdentity {...props} />
      )}
    </Suspense>
  )
  return { run, dialog }
}

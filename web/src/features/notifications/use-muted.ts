import type { Muted } from '@contract/entities/notification-preferences'
import { useState } from 'react'
import { showFailure } from '@/lib/api/failure-text'
import { saveMuted, useLiveMuted } from '@/lib/live/account'
import type { Live } from '@/lib/live/use-live'
import { useSession } from '@/lib/session/session'
import { type Choice, withChoice } from './muted'

type UsedMuted = {
  muted: Live<Muted>
  isSaving: boolean
  choose: (choice: Choice) => Promise<void>
}

/** What the user isn't told of. A choice shows at once; a refusal takes it back. */
export const useMuted = (): UsedMuted => {
  const uid = useSession().user?.uid
  const kept = useLiveMuted()
  const [wanted, setWanted] = useState<Muted>()
  const shown = wanted ?? kept.data

  const choose = async (choice: Choice) => {
    if (!uid || !shown) return
    const next = withChoice(shown, choice)
    setWanted(next)
    try {
      await saveMuted(uid, next)
    } catch (error) {
      showFailure(error)
    } finally {
      // A later choice holds on to its own.
      setWanted((last) => (last === next ? undefined : last))
    }
  }
  return {
    muted: shown ? { status: 'content', data: shown } : kept,
    isSaving: wanted !== undefined,
    choose,
  }
}

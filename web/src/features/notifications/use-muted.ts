import type { Muted } from '@contract/entities/people/notification-preferences'
import { useState } from 'react'
import { showFailure } from '@/lib/api/failure-text'
import { type Choice, saveChoice, useLiveMuted } from '@/lib/live/account'
import type { Live } from '@/lib/live/use-live'
import { useSession } from '@/lib/session/session'
import { withChoice } from './muted'

type UsedMuted = {
  muted: Live<Muted>
  isSaving: boolean
  choose: (choice: Choice) => Promise<void>
}

/** The user's muted kinds. A change shows immediately and is reverted if saving fails. */
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
      await saveChoice(uid, choice, next)
    } catch (error) {
      showFailure(error)
    } finally {
      // Keep the optimistic value of a later choice.
      setWanted((last) => (last === next ? undefined : last))
    }
  }
  return {
    muted: shown ? { status: 'content', data: shown } : kept,
    isSaving: wanted !== undefined,
    choose,
  }
}

import { useEffect, useState } from 'react'
import { showFailure } from '@/lib/api/failure-text'
import type { PushState } from '@/lib/push/push'
import { useSession } from '@/lib/session/session'
import { useAction } from '@/lib/use-action'
import { loadChunk } from '@/ui/chunks/load-chunk'

const loadPush = () => loadChunk(() => import('@/lib/push/push'))

/** The push state of this browser (undefined until checked) and a function to change it. */
export const usePush = () => {
  const uid = useSession().user?.uid
  const [state, setState] = useState<PushState>()

  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      if (!uid) return
      const { pushStateFor } = await loadPush()
      const found = await pushStateFor(uid)
      if (isCurrent) setState(found)
    }
    look().catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [uid])

  const { run: turn, isPending: isSwitching } = useAction(
    async (isOn: boolean) => {
      if (!uid) return
      if (isOn)
        setState(await (await loadChunk(() => import('@/lib/push/start-push'))).startPush(uid))
      else setState(await (await loadPush()).stopPush())
    },
    { onFailure: showFailure },
  )
  return { state, isSwitching, turn }
}

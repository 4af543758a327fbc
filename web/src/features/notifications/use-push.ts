import { useEffect, useState } from 'react'
import { showFailure } from '@/lib/failure-text'
import type { PushState } from '@/lib/push/push'
import { useSession } from '@/lib/session'

const loadPush = () => import('@/lib/push/push')

/** Whether this browser shows notifications, and the switch for it. Unknown until it was looked at. */
export const usePush = () => {
  const uid = useSession().user?.uid
  const [state, setState] = useState<PushState>()
  const [isSwitching, setIsSwitching] = useState(false)

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

  const turn = async (isOn: boolean) => {
    if (!uid) return
    setIsSwitching(true)
    try {
      if (isOn) setState(await (await import('@/lib/push/start-push')).startPush(uid))
      else setState(await (await loadPush()).stopPush())
    } catch (error) {
      showFailure(error)
    } finally {
      setIsSwitching(false)
    }
  }
  return { state, isSwitching, turn }
}

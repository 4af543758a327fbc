import { messageEndpoints } from '@contract/endpoints/messages'
import { useState } from 'react'
import { send } from '@/lib/api-client'

/** Blocks or opens a conversation; the live document shows what came of it. */
export const useBlock = (id: string) => {
  const [isWorking, setIsWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const ask = async (what: 'block' | 'unblock'): Promise<boolean> => {
    setIsWorking(true)
    setFailure(undefined)
    try {
      const { data } = await send(messageEndpoints[what], { params: { id } }, setFailure)
      return data !== null
    } catch {
      return false
    } finally {
      setIsWorking(false)
    }
  }

  return { isWorking, failure, block: () => ask('block'), unblock: () => ask('unblock') }
}

import { messageEndpoints } from '@contract/endpoints/messages'
import { useState } from 'react'
import { call } from '@/lib/api-client'
import { inlineFailureText } from '@/lib/failure-text'

/** Blocks or opens a conversation; the live document shows what came of it. */
export const useBlock = (id: string) => {
  const [isWorking, setIsWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const ask = async (what: 'block' | 'unblock'): Promise<boolean> => {
    setIsWorking(true)
    setFailure(undefined)
    try {
      await call(messageEndpoints[what], { params: { id } })
      return true
    } catch (error) {
      setFailure(inlineFailureText(error))
      return false
    } finally {
      setIsWorking(false)
    }
  }

  return { isWorking, failure, block: () => ask('block'), unblock: () => ask('unblock') }
}

import { messageEndpoints } from '@contract/api/messaging/messages'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'

/** Blocks or unblocks a conversation. The live document shows the result. */
export const useBlock = (id: string) => {
  const { run, isPending, failure } = useAction((what: 'block' | 'unblock') =>
    call(messageEndpoints[what], { params: { id } }),
  )
  return { isPending, failure, block: () => run('block'), unblock: () => run('unblock') }
}

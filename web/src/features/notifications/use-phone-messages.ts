import { phoneMessageEndpoints } from '@contract/api/messaging/phone-messages'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { showFailure } from '@/lib/api/failure-text'
import { queryClient } from '@/lib/api/query-client'
import { useSession } from '@/lib/session/session'
import { useAction } from '@/lib/use-action'

/** How the user gets messages on their phone; undefined until it is known. */
export const usePhoneMessages = () => {
  const uid = useSession().user?.uid
  const queryKey = ['phone-messages', uid]
  const { data } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => call(phoneMessageEndpoints.show, { signal }),
      enabled: uid !== undefined,
      // Writing to us by WhatsApp changes it; who comes back sees that.
      refetchOnWindowFocus: 'always',
    },
    queryClient,
  )
  const { run: turn, isPending: isTurning } = useAction(
    async (is_on: boolean) => {
      queryClient.setQueryData(
        queryKey,
        await call(phoneMessageEndpoints.turn, { body: { is_on } }),
      )
    },
    { onFailure: showFailure },
  )
  return { shown: data, turn, isTurning }
}

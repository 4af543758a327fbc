import { phoneEndpoints } from '@contract/api/people/phone'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { queryClient } from '@/lib/api/query-client'
import { Button } from '@/ui/form/button'
import { PhoneForm } from './phone-form'

type Props = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  isNew?: boolean
  onStart?: () => void
  onDone?: () => void
}

/** The channels by which codes are sent here; none until the server said so. */
export const useCodeChannels = () =>
  useQuery(
    {
      queryKey: ['auth', 'options'],
      queryFn: async ({ signal }) => (await call(phoneEndpoints.options, { signal })).phone,
    },
    queryClient,
  ).data ?? []

/** Offers a phone number where codes can be sent; nothing otherwise. */
export default function PhoneWay({ isOpen, onToggle, ...rest }: Props) {
  const channels = useCodeChannels()
  if (channels.length === 0) return null
  return (
    <>
      {isOpen && <PhoneForm {...rest} channels={channels} />}
      <Button variant="secondary" wide size="lg" onClick={() => onToggle(!isOpen)}>
        {isOpen ? 'Use an email address' : 'Use a phone number'}
      </Button>
    </>
  )
}

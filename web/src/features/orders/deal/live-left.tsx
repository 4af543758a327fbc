import { dealEndpoints } from '@contract/api/orders/deals'
import { timeText } from '@contract/lagos-text'
import { millisOf, SECOND_MS } from '@contract/time'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

/** As long as an answer is kept on the way. */
const POLL_MS = 5 * SECOND_MS

type Props = { code: string; uses: number; left: number }

/** What is left of a deal in a live show, while it sells. */
export const LiveLeft = ({ code, uses, left }: Props) => {
  const { data } = useQuery({
    queryKey: ['deal-left', code],
    queryFn: ({ signal }) => call(dealEndpoints.left, { params: { code }, signal }),
    refetchInterval: POLL_MS,
  })
  const until = data?.live_until
  const isOver = until !== undefined && millisOf(until) <= Date.now()
  return (
    <p role="status" className="rounded-md bg-primary-soft px-3 py-2 font-semibold">
      {data?.left ?? left} of {data?.uses ?? uses} left.
      {!isOver &&
        ` Live${until ? ` until ${timeText(until)}` : ''}: you have ten minutes to pay once you begin.`}
    </p>
  )
}

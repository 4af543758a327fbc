import { transactionReads } from '@contract/api/orders/transaction-reads'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ShoppingBag } from 'lucide-react'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { Link } from '@/ui/navigation/link'
import { availableActions } from '../actions/available-actions'

/** The newest purchases; older ones hardly ever wait for their buyer. */
const LOOKED_AT = 24

/** How many purchases wait for the buyer; undefined until it is known. */
const useWaiting = (): number | undefined =>
  useQuery({
    queryKey: ['waiting-purchases'],
    queryFn: async ({ signal }) => {
      const query = { role: 'buyer' as const, status: 'all' as const, limit: LOOKED_AT }
      const { items } = await call(transactionReads.list, { query, signal })
      const now = Date.now()
      return items.filter((one) => availableActions(one, 'buyer', now).isMyTurn).length
    },
    staleTime: 0,
  }).data

const textOf = (waiting: number | undefined): string => {
  if (!waiting) return 'See your orders'
  return waiting === 1 ? '1 order waits for you' : `${waiting} orders wait for you`
}

/** Leads a signed-in visitor of the home page to the purchases. */
export default function WaitingStrip() {
  const waiting = useWaiting()
  return (
    <Link
      to={paths.purchases}
      className={`page flex min-h-12 items-center gap-3 ${waiting ? 'font-semibold text-warning' : 'text-muted'}`}
    >
      <ShoppingBag aria-hidden className="size-5 shrink-0" />
      <span className="flex-1">{textOf(waiting)}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0" />
    </Link>
  )
}

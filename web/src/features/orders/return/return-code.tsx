import { POLICY } from '@contract/escrow/policy'
import { DAY_MS } from '@contract/time'
import { Awaited } from '@/lib/awaited'
import { useLivePrivatePart } from '@/lib/live/transactions'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { SixDigits } from '../actions/six-digits'

/** The code that the store shows to who brings the goods back; nobody else can read it. */
export const ReturnCode = ({ transaction_id }: { transaction_id: string }) => {
  const own = useLivePrivatePart(transaction_id)
  if (own.status === 'loading') {
    return (
      <Awaited>
        <Skeleton className="h-32" />
      </Awaited>
    )
  }
  const code = own.status === 'content' ? own.data?.return_code : undefined
  if (!code) {
    return (
      <ErrorState onRetry={own.status === 'error' ? own.retry : undefined}>
        Your return code could not be loaded.
      </ErrorState>
    )
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Your return code</h3>
      <SixDigits code={code} />
      <p className="text-sm">
        Show it to whoever brings the goods <strong>only when they are in your hands</strong>. It
        proves that you have them and starts your {POLICY.look_ms / DAY_MS} days to look at them; it
        moves no money.
      </p>
    </div>
  )
}

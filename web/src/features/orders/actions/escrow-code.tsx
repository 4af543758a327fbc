import { POLICY } from '@contract/escrow/policy'
import { DAY_MS } from '@contract/time'
import { Awaited } from '@/lib/awaited'
import { useLiveBuyerSecret } from '@/lib/live/transactions'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { SixDigits } from './six-digits'

/** The six-digit escrow code, which only the buyer can read. */
export const EscrowCode = ({ transaction_id }: { transaction_id: string }) => {
  const secret = useLiveBuyerSecret(transaction_id)
  if (secret.status === 'loading') {
    return (
      <Awaited>
        <Skeleton className="h-32" />
      </Awaited>
    )
  }
  if (secret.status === 'error' || !secret.data) {
    return (
      <ErrorState onRetry={secret.status === 'error' ? secret.retry : undefined}>
        Your escrow code could not be loaded.
      </ErrorState>
    )
  }
  return (
    <div className="grid gap-3">
      <SixDigits code={secret.data.escrow_code} />
      <p className="text-sm">
        Give it to the courier <strong>only when the goods are in your hands</strong>. It proves the
        handover and starts your {POLICY.inspection_ms / DAY_MS} days to look at them; it does not
        pay the vendor. Nobody needs it earlier, not over the phone and not from Oja.
      </p>
    </div>
  )
}

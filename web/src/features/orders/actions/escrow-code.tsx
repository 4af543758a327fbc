import { POLICY } from '@contract/escrow/policy'
import { DAY_MS } from '@contract/time'
import { useLiveBuyerSecret } from '@/lib/live/transactions'
import { useComing } from '@/lib/use-online'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { SixDigits } from './six-digits'

/** The six-digit escrow code, which only the buyer can read. */
export const EscrowCode = ({ transaction_id }: { transaction_id: string }) => {
  const secret = useLiveBuyerSecret(transaction_id)
  const isComing = useComing(secret.status === 'loading')
  if (secret.status === 'loading') return isComing ? <Skeleton className="h-32" /> : <NotHere />
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

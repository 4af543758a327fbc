import { POLICY } from '@contract/escrow/policy'
import { DAY_MS } from '@contract/time'
import { Check, Copy } from 'lucide-react'
import { useLiveBuyerSecret } from '@/lib/live/transactions'
import { useOnline } from '@/lib/use-online'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useCopy } from '@/ui/feedback/use-copy'
import { Button } from '@/ui/form/button'

/** The six-digit escrow code, which only the buyer can read. */
export const EscrowCode = ({ transaction_id }: { transaction_id: string }) => {
  const secret = useLiveBuyerSecret(transaction_id)
  const isOnline = useOnline()
  const { isCopied, copy } = useCopy()
  if (secret.status === 'loading' && !isOnline) return <NotHere />
  if (secret.status === 'loading') return <Skeleton className="h-32" />
  if (secret.status === 'error' || !secret.data) {
    return (
      <ErrorState onRetry={secret.status === 'error' ? secret.retry : undefined}>
        Your escrow code could not be loaded.
      </ErrorState>
    )
  }
  const { escrow_code } = secret.data
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-heading text-4xl font-semibold tracking-[0.15em] tabular-nums">
          {escrow_code.slice(0, 3)}
          <span className="inline-block w-3" />
          {escrow_code.slice(3)}
        </p>
        <Button variant="secondary" size="sm" onClick={() => copy(escrow_code)}>
          {isCopied ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy the code'}</span>
        </Button>
      </div>
      <p className="text-sm">
        Give it to the courier <strong>only when the goods are in your hands</strong>. It proves the
        handover and starts your {POLICY.inspection_ms / DAY_MS} days to look at them; it does not
        pay the vendor. Nobody needs it earlier, not over the phone and not from Oja.
      </p>
    </div>
  )
}

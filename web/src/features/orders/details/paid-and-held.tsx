import type { Transaction } from '@contract/entities/orders/transaction'
import { isPaidAndUnsent, isToBeShipped } from '@contract/escrow/states'
import { ShieldCheck, WifiOff } from 'lucide-react'
import { useOnline } from '@/lib/use-online'
import { DateTime } from '@/ui/data/date-time'

type Props = {
  transaction: Transaction
  /** When this device stored what is shown, in epoch milliseconds, if the server didn't say it now. */
  stored_at: number | undefined
}

/**
 * Tells a vendor that the money is there, as the server says now. What this device knew before is
 * shown as that: it may have ended since.
 */
export const PaidAndHeld = ({ transaction, stored_at }: Props) => {
  const isOnline = useOnline()
  if (!isPaidAndUnsent(transaction)) return null
  if (stored_at !== undefined || !isOnline) {
    return (
      <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2">
        <WifiOff aria-hidden className="mt-1 size-4 shrink-0" />
        <span>
          Paid and held
          {stored_at ? (
            <>
              {' '}
              as of <DateTime at={stored_at} withTime />
            </>
          ) : (
            ' when you were last online'
          )}
          . Look again online before you send.
        </span>
      </p>
    )
  }
  return (
    <p className="flex gap-2 rounded-md bg-primary-soft px-3 py-2 font-semibold">
      <ShieldCheck aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
      Paid and held: {isToBeShipped(transaction) ? 'send now' : 'confirm it, then send'}
    </p>
  )
}

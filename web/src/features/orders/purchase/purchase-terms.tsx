import { PURCHASE_POLICY } from '@contract/escrow/purchase-policy'
import { DAY_MS, HOUR_MS } from '@contract/time'
import { ShieldCheck } from 'lucide-react'
import { paths } from '@/config/paths'
import { DateTime } from '@/ui/data/date-time'
import { Link } from '@/ui/navigation/link'

type Props = {
  now: number
  /** Whether the store promises days of its own, where that is known. */
  isPromised?: boolean | undefined
  /** What goes back for a changed mind, where that is known. */
  returns?: string | undefined
}

/** Explains buyer protection, with the deadlines of a purchase made now. */
export const PurchaseTerms = ({ now, isPromised, returns }: Props) => {
  const confirm_by = now + PURCHASE_POLICY.confirm_ms
  const ship_by = now + PURCHASE_POLICY.ship_ms
  return (
    <div className="grid gap-2 rounded-md bg-primary-soft p-4 text-sm">
      <p className="flex items-center gap-2 font-semibold text-primary-strong">
        <ShieldCheck aria-hidden className="size-5 shrink-0" />
        Your money is held until you approve
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          The vendor answers by <DateTime at={confirm_by} withTime />, or you get everything back.
        </li>
        <li>
          {isPromised === undefined ? (
            `They ship by the promised day, or within ${PURCHASE_POLICY.ship_ms / DAY_MS} days of your payment where the store promises none; after that you may cancel for a full refund.`
          ) : isPromised ? (
            'They ship by the promised day, which counts from your payment; a working day later you may cancel for a full refund, also if they confirm late.'
          ) : (
            <>
              They ship by <DateTime at={ship_by} withTime />; after that you may cancel for a full
              refund.
            </>
          )}
        </li>
        <li>
          If it isn’t handed over {PURCHASE_POLICY.deliver_ms / DAY_MS} days after it was sent
          {isPromised !== false &&
            `, or ${PURCHASE_POLICY.deliver_after_promise_days} working days after its last promised day if that is later`}
          , you get everything back.
        </li>
        <li>
          Once it is handed over you have {PURCHASE_POLICY.inspection_ms / DAY_MS} days to look at
          it and approve or dispute.
        </li>
        {returns && <li>{returns}</li>}
        <li>
          In a dispute nobody is paid until it is settled; each side has{' '}
          {PURCHASE_POLICY.respond_ms / HOUR_MS} hours to answer.
        </li>
      </ul>
      <Link to={paths.howEscrowWorks} className="w-fit font-semibold">
        How escrow works
      </Link>
    </div>
  )
}

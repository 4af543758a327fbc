import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

/** Why a product is off the market by an operator's decision, and what to do about it. */
export const TakenDown = ({ reason }: { reason: string }) => (
  <p className="mb-4 flex items-start gap-2 rounded-md bg-warning-soft p-3 text-sm text-warning">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>
      This product was taken off the market: {reason} Mend it, then{' '}
      <Link to={paths.contact} className="font-semibold underline">
        write to us
      </Link>{' '}
      to have it put back. Open orders go on.
    </span>
  </p>
)

import { TriangleAlert } from 'lucide-react'
import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'

/** Explains why an operator took a product down, and how to get it reinstated. */
export const TakenDown = ({ reason }: { reason: string }) => (
  <p className="mb-4 flex items-start gap-2 rounded-md bg-warning-soft p-3 text-sm text-warning">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>
      This product was taken off the market: {reason} Correct it, then{' '}
      <Link to={paths.contact} className="font-semibold underline">
        write to us
      </Link>{' '}
      to have it put back on sale. Orders that you already have go on.
    </span>
  </p>
)

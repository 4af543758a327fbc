import { type Resting, restingText } from '@contract/people/store-rest'
import { CalendarClock } from 'lucide-react'

/** Says that a store sells nothing at the moment, and when it is back. */
export const RestNote = ({ resting }: { resting: Resting }) => (
  <div className="flex items-start gap-3 rounded-md bg-sunken p-4 text-sm">
    <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0" />
    <div className="grid gap-1">
      <p className="font-semibold">{restingText(resting)}</p>
      {resting.message && <p>“{resting.message}”</p>}
      <p>
        The store takes no new orders {resting.back_on ? 'until then' : 'for now'}. What is ordered
        already still comes.
      </p>
    </div>
  </div>
)

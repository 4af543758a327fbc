import type { StoreRest } from '@contract/entities/people/store-rest'
import { restingOf, restingText } from '@contract/people/store-rest'
import { vendorPaths } from '@contract/vendor-urls'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '@/ui/form/link-button'

/** Reminds vendors of a holiday that has begun: nobody can buy from them until it is over. */
export const OwnHoliday = ({ rest }: { rest: StoreRest }) => {
  const [now] = useState(Date.now)
  const resting = restingOf(rest, now)
  if (!resting) return null
  return (
    <section
      aria-labelledby="holiday-title"
      className="grid gap-3 rounded-lg border border-line bg-sunken p-4"
    >
      <h2 id="holiday-title" className="flex items-center gap-2 font-semibold">
        <CalendarClock aria-hidden className="size-5 shrink-0" />
        Your store is on holiday. {restingText(resting)}
      </h2>
      <p className="max-w-prose text-muted">
        Nobody can buy from you until then. Orders that you already have keep their deadlines.
      </p>
      <LinkButton variant="secondary" to={vendorPaths.settings} className="w-fit">
        Change the holiday
      </LinkButton>
    </section>
  )
}

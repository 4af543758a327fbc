import { Skeleton } from '@/ui/feedback/skeleton'
import { Checkbox } from '@/ui/form/checkbox'
import { TextField } from '@/ui/form/text-field'
import type { useOfferSettings } from './use-offer-settings'

type Props = { settings: ReturnType<typeof useOfferSettings> }

/** Whether buyers can offer less, and how offers are answered without the vendor. */
export const OfferSettings = ({ settings: { fields, problems, isLoading, change } }: Props) => (
  <fieldset className="grid gap-4">
    <legend className="mb-2 text-sm font-semibold">Offers</legend>
    {isLoading ? (
      <Skeleton className="h-24 w-full" />
    ) : (
      <>
        <Checkbox
          label="Buyers can offer a lower price, and you answer within 24 hours"
          checked={fields.takes}
          onChange={(event) => change({ takes: event.target.checked })}
        />
        {fields.takes && (
          <>
            <p className="text-sm text-muted">
              You can let Oja answer some offers for you, a few minutes later and in your name. Only
              you see these prices; leave them empty to answer everything yourself.
            </p>
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField
                label="Accept from"
                optional
                inputMode="decimal"
                autoComplete="off"
                prefix="₦"
                hint="For one piece."
                value={fields.accept_from}
                onChange={(event) => change({ accept_from: event.target.value })}
                error={problems.accept_from}
              />
              <TextField
                label="Decline below"
                optional
                inputMode="decimal"
                autoComplete="off"
                prefix="₦"
                hint="For one piece."
                value={fields.decline_below}
                onChange={(event) => change({ decline_below: event.target.value })}
                error={problems.decline_below}
              />
            </div>
          </>
        )}
      </>
    )}
  </fieldset>
)

import { vendorEndpoints } from '@contract/api/people/vendors'
import { CHANGED_MIND_DAYS } from '@contract/entities/orders/return-policy'
import type { Vendor } from '@contract/entities/people/vendor'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { showVendor } from './store-queries'

type Days = (typeof CHANGED_MIND_DAYS)[number]

const LABELS: Record<Days, string> = {
  0: 'No: only faults go back',
  3: 'Within 3 days of delivery',
  7: 'Within 7 days of delivery',
}

/** Until when the store takes goods back that aren't faulty. */
export const ReturnPolicyForm = ({ vendor }: { vendor: Vendor }) => {
  const saved = vendor.return_policy?.changed_mind_days ?? 0
  const [days, setDays] = useState<Days>(saved)
  const save = useAction(async (changed_mind_days: Days) => {
    const body = { return_policy: { changed_mind_days } }
    const after = await call(vendorEndpoints.updateStore, { body })
    showVendor(after.vendor)
    toast.success('Returns saved')
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save.run(days)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">
          Do you take goods back if somebody changed their mind?
        </legend>
        {CHANGED_MIND_DAYS.map((value) => (
          <label key={value} className="flex min-h-8 cursor-pointer items-start gap-3 py-1">
            <input
              type="radio"
              name="changed-mind-days"
              value={value}
              checked={days === value}
              onChange={() => setDays(value)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span>{LABELS[value]}</span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">
        They get the price of the goods back, pay the way, and delivery and escrow fee don’t come
        back. Food, cosmetics, underwear, earrings and goods made to measure are left out. Orders
        that you already have keep what they were bought under.
      </p>
      <FormAlert>{save.failure}</FormAlert>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={days === saved}
        loading={save.isPending}
        loadingText="Saving…"
      >
        Save returns
      </Button>
    </form>
  )
}

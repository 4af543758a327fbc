import { deliveryEndpoints } from '@contract/api/delivery/delivery'
import { promiseOf } from '@contract/delivery/promise'
import type {
  DeliveryOption,
  DeliveryProfileDraft,
  DeliveryQuote,
} from '@contract/entities/delivery/delivery'
import { startOfLagosDay } from '@contract/lagos-day'
import { formatMoney } from '@contract/money'
import { STATES } from '@contract/reference/states'
import { minorFromText } from '@contract/text/typed-amount'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { areaOptions, useLocations } from '@/shared/place/locations'
import { DateTime } from '@/ui/data/date-time'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { daysText, METHOD_LABELS } from './delivery-labels'
import { gramsFrom } from './rate-fields'

const REFUSALS: Record<NonNullable<DeliveryQuote['refusal']>, string> = {
  carrier_later: 'The carrier’s price shows at the checkout.',
  carrier_down: 'No carrier can be booked at the moment.',
  weight_unknown: 'A carrier needs the weight of your goods.',
  store_resting: 'Your store is not selling at the moment.',
  no_rate: 'You have no rate for this place, so buyers there can’t order from you.',
  weight: 'This parcel is too heavy for your rates for this place.',
}

const DEFAULT_GOODS = '10000'

type Tried = { quote: DeliveryQuote; profile: DeliveryProfileDraft; at: number }

const Offer = ({ option, profile, at }: { option: DeliveryOption } & Omit<Tried, 'quote'>) => {
  const { method, fee_minor, days_min, days_max, park, rate } = option
  const { from, until, ship_by } = promiseOf(profile, option, at)
  return (
    <li className="grid gap-1 rounded-md border border-line p-3">
      <p className="flex justify-between gap-4 font-semibold">
        <span>{METHOD_LABELS[method]}</span>
        <span>{fee_minor === 0 ? 'Free' : formatMoney(fee_minor, 'NGN')}</span>
      </p>
      {method === 'pickup' ? (
        <p className="text-sm">
          Ready by <DateTime at={ship_by} /> if ordered now.
        </p>
      ) : (
        <p className="text-sm">
          {daysText(days_min, days_max)} after shipping: arrives from{' '}
          <DateTime at={startOfLagosDay(from)} /> to <DateTime at={startOfLagosDay(until)} /> if
          ordered now.
        </p>
      )}
      {park && <p className="text-sm">To collect at {park}.</p>}
      {rate !== undefined && (
        <p className="text-sm text-muted">Rate {rate + 1} of your list is used.</p>
      )}
    </li>
  )
}

/** What a buyer in a place would be offered by the settings as they are on the screen. */
export const TryPlace = ({ draft }: { draft: () => DeliveryProfileDraft }) => {
  const { data: locations } = useLocations()
  const [place, setPlace] = useState({ state: '', city: '' })
  const [kg, setKg] = useState('')
  const [goods, setGoods] = useState(DEFAULT_GOODS)
  const [tried, setTried] = useState<Tried>()
  const change = (part: Partial<typeof place>) => {
    setPlace({ ...place, ...part })
    setTried(undefined)
  }
  const weight_grams = kg.trim() === '' ? 0 : gramsFrom(kg)
  const goods_minor = minorFromText(goods) ?? Number.NaN
  const { run, isPending, failure } = useAction(async () => {
    const profile = draft()
    const body = { profile, place, weight_grams, goods_minor }
    const quote = await call(deliveryEndpoints.tryPlace, { body })
    setTried({ quote, profile, at: Date.now() })
  })
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="State"
          placeholder="Choose a state"
          options={STATES.map((state) => ({ value: state, label: state }))}
          value={place.state}
          onChange={({ target }) => change({ state: target.value, city: '' })}
        />
        <SelectField
          label="Local government area"
          placeholder={place.state ? 'Choose an area' : 'Choose a state first'}
          options={areaOptions(locations, place)}
          value={place.city}
          onChange={({ target }) => change({ city: target.value })}
        />
        <TextField
          label="Weight in kg"
          optional
          hint="If you don’t know it, we count 500 g."
          inputMode="decimal"
          error={Number.isNaN(weight_grams) ? 'Enter kilograms, for example 2.5.' : undefined}
          value={kg}
          onChange={({ target }) => setKg(target.value)}
        />
        <TextField
          label="Worth of the goods"
          prefix="₦"
          inputMode="decimal"
          error={Number.isNaN(goods_minor) ? 'Enter an amount in naira.' : undefined}
          value={goods}
          onChange={({ target }) => setGoods(target.value)}
        />
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={place.city === '' || Number.isNaN(weight_grams + goods_minor)}
        loading={isPending}
        onClick={() => run()}
      >
        Show what a buyer there sees
      </Button>
      <FormAlert>{failure}</FormAlert>
      <div aria-live="polite" className="grid gap-3">
        {tried?.quote.refusal && <p>{REFUSALS[tried.quote.refusal]}</p>}
        {tried && tried.quote.options.length > 0 && (
          <ul className="grid gap-3">
            {tried.quote.options.map((option) => (
              <Offer key={option.method} option={option} profile={tried.profile} at={tried.at} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

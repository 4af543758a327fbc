import type { DeliveryMethod } from '@contract/entities/delivery/delivery'
import type { Currency } from '@contract/money'
import { useState } from 'react'
import { Money } from '@/ui/data/money'
import { Arrival } from '../delivery/arrival'
import { includedText } from '../delivery/included-text'
import { DELIVERY_REFUSAL_TEXT } from '../delivery/refusal-text'
import { DELIVERY_METHOD_LABELS } from '../details/delivery-method-labels'
import type { StoreQuote } from './use-quote'

type Quoted = Pick<StoreQuote, 'quote' | 'times' | 'method'>

type Props = {
  /** Distinguishes the methods of several stores. */
  name?: string
  quoted: Quoted | undefined
  /** By the buyer; otherwise, and where it isn’t offered, the quoted one. */
  chosen: DeliveryMethod | undefined
  currency: Currency
  onChoose: (method: DeliveryMethod) => void
}

/** How the store delivers to the address: each way with its price and its days. */
export const DeliveryChoice = ({
  name = 'delivery_method',
  quoted,
  chosen,
  currency,
  onChoose,
}: Props) => {
  const [now] = useState(Date.now)
  if (!quoted) return null
  if (!quoted.quote || !quoted.times) {
    return <p className="text-sm text-muted">{includedText(now)}</p>
  }
  const { times } = quoted
  const { options, refusal, carrier_refusal } = quoted.quote
  const isOffered = options.some(({ method }) => method === chosen)
  const shown = isOffered ? chosen : quoted.method
  return (
    <div aria-live="polite" className="grid gap-3">
      {refusal && <p>{DELIVERY_REFUSAL_TEXT[refusal]}</p>}
      {options.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-heading text-lg font-semibold">How should it come?</legend>
          {options.map((option) => (
            <label
              key={option.method}
              className="flex cursor-pointer items-center gap-4 rounded-lg border border-edge bg-surface p-4 has-checked:border-primary has-checked:bg-primary-soft"
            >
              <input
                type="radio"
                name={name}
                value={option.method}
                checked={option.method === shown}
                onChange={() => onChoose(option.method)}
                className="size-5 accent-primary"
              />
              <span className="flex-1">
                <span className="block font-semibold">
                  {DELIVERY_METHOD_LABELS[option.method]}
                  {option.courier_name && `: ${option.courier_name}`}
                </span>
                <span className="block text-sm text-muted">
                  <Arrival option={option} times={times} now={now} />
                </span>
              </span>
              <span className="font-semibold">
                {option.fee_minor === 0 ? (
                  'Free'
                ) : (
                  <Money amount_minor={option.fee_minor} currency={currency} />
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {carrier_refusal && !refusal && (
        <p className="text-sm text-muted">{DELIVERY_REFUSAL_TEXT[carrier_refusal]}</p>
      )}
    </div>
  )
}

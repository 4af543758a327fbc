import type { HeldDeal } from '@contract/api/orders/deals'
import { MIN_DEAL_PRICE_MINOR } from '@contract/entities/orders/deal'
import { timeText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { usesLeft } from '@contract/orders/uses-left'
import { minorFromText, textFromMinor } from '@contract/text/typed-amount'
import { type FormEvent, useRef, useState } from 'react'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { dealAddress, shareText } from '../deals/deal-words'
import { ShareKit } from '../share/share-kit'
import { makePrice } from './live-queries'

const TOO_LITTLE = `A deal costs ${formatMoney(MIN_DEAL_PRICE_MINOR, 'NGN')} or more.`
const TO_ROUND_MINOR = 10_000
const LESS_PER_CENT = [5, 10, 15]

/** So much less, rounded to ₦100 as people say it. */
const lessOf = (price_minor: number, per_cent: number): number =>
  Math.round((price_minor * (100 - per_cent)) / 100 / TO_ROUND_MINOR) * TO_ROUND_MINOR

const pricesToOffer = (price_minor: number): number[] =>
  [...new Set(LESS_PER_CENT.map((per_cent) => lessOf(price_minor, per_cent)))].filter(
    (less) => less >= MIN_DEAL_PRICE_MINOR && less < price_minor,
  )

/** Makes a link for one buyer at another price: one tap for the usual ones. */
export const PriceForOne = ({ deal }: { deal: HeldDeal }) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [made, setMade] = useState<HeldDeal>()
  const field = useRef<HTMLInputElement>(null)
  const { price_minor } = deal.terms
  const { run, isPending, failure } = useAction(async (minor: number, attempt) => {
    setMade(await makePrice(deal.id, minor, attempt))
    // Another price that was typed meanwhile isn't lost.
    setText((typed) => (minorFromText(typed) === minor ? '' : typed))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const minor = minorFromText(text)
    if (minor !== undefined && minor >= MIN_DEAL_PRICE_MINOR) return void run(minor)
    setError(TOO_LITTLE)
    field.current?.focus()
  }
  const isGone = usesLeft(deal) === 0
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        For one buyer, to be opened within ten minutes. It takes one of what is left, which comes
        back if nobody pays.
      </p>
      <div className="flex flex-wrap gap-2">
        {pricesToOffer(price_minor).map((minor) => (
          <Button
            key={minor}
            variant="secondary"
            disabled={isGone || isPending}
            onClick={() => void run(minor)}
          >
            {formatMoney(minor, 'NGN')}
          </Button>
        ))}
      </div>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label="Another price (₦)"
          inputMode="decimal"
          placeholder={textFromMinor(price_minor)}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="secondary" loading={isPending} disabled={isGone}>
          Make the link
        </Button>
      </form>
      <FormAlert>{failure}</FormAlert>
      {made && (
        <section aria-label="The link for one buyer" className="grid gap-2">
          <p role="status">
            {formatMoney(made.terms.price_minor, 'NGN')}, open until {timeText(made.expires_at)}:
          </p>
          <ShareKit
            url={dealAddress(made).url}
            text={shareText(made)}
            name={made.terms.title}
            hint={`Point a phone’s camera at it. It opens ${dealAddress(made).host}.`}
            file={`oja-deal-${made.code}`}
          />
        </section>
      )}
    </div>
  )
}

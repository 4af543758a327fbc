import { formatMoney } from '@contract/money'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormAlert } from '@/ui/feedback/form-alert'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { rangeText, typedOffer } from './typed-offer'

type Props = {
  range: { above_minor: number; below_minor: number }
  units: number
  children?: ReactNode
  failure: string | undefined
  isPending: boolean
  /** "Offer" or "Ask", before the amount on the button. */
  verb: string
  onPrice: (price_minor: number) => void
  onCancel: () => void
}

/** Names the price of one. */
export const PriceForm = ({
  range,
  units,
  children,
  failure,
  isPending,
  verb,
  onPrice,
  onCancel,
}: Props) => {
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const price = typedOffer(text, range)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (price !== undefined) onPrice(price)
  }
  const amount = price === undefined ? '' : ` ${formatMoney(price * units, 'NGN')}`
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={units > 1 ? 'Your price for one' : 'Your price'}
        inputMode="decimal"
        autoComplete="off"
        prefix="₦"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={rangeText(range)}
        error={isTried && price === undefined ? `Name a price. ${rangeText(range)}` : undefined}
      />
      {children}
      <FormAlert>{failure}</FormAlert>
      <FormActions
        text={`${verb}${amount}`}
        busyText="Sending…"
        isSubmitting={isPending}
        onCancel={onCancel}
      />
    </form>
  )
}

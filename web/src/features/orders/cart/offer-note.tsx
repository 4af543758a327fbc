import { formatMoney } from '@contract/money'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { type KnownLine, listedPriceOf, priceOf } from '../checkout/lines'

type Props = { line: KnownLine }

const Agreed = ({ line }: Props) => {
  const { quantity, agreed_until } = line
  const listed = listedPriceOf(line)
  return (
    <p className="rounded-md bg-primary-soft px-3 py-2 text-sm">
      The store accepted your offer: <Money amount_minor={priceOf(line)} currency="NGN" />
      {quantity > 1 ? ` each for ${quantity}` : ''}
      {listed !== undefined && (
        <>
          {' '}
          instead of <Money amount_minor={listed} currency="NGN" />
        </>
      )}
      .{' '}
      {agreed_until && (
        <>
          Pay by <DateTime at={agreed_until} withTime />.{' '}
        </>
      )}
      Nothing is reserved until then.
    </p>
  )
}

/** What is said of a line by an offer: until when its price holds, or why it is sold as to everyone. */
export const OfferNote = ({ line }: Props) => {
  if (!line.lapsed) return <Agreed line={line} />
  const listed = listedPriceOf(line)
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm">
      The price that you agreed on, {formatMoney(line.price_minor, 'NGN')}, doesn’t hold any more:{' '}
      {line.lapsed}.{' '}
      {listed !== undefined && `Here it costs what everyone pays, ${formatMoney(listed, 'NGN')}.`}
    </p>
  )
}

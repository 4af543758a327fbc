import type { Offer } from '@contract/entities/orders/offer'
import type { Party } from '@contract/entities/orders/party'
import { endNews } from '@contract/orders/offer-words'
import { answererOf, roundsLeft } from '@contract/orders/offers'
import { counted } from '@contract/text/counted'
import type { ReactNode } from 'react'
import { Countdown } from '@/ui/data/countdown'

type Props = {
  offer: Offer
  party: Party
  name: string
  /** Says that a price was agreed on. */
  agreed?: ReactNode
}

const Left = ({ offer }: { offer: Offer }) => (
  <Countdown until={offer.expires_at} passed="no time" />
)

/** What happens next, in the words of a party. */
export const OfferStatus = ({ offer, party, name, agreed = 'Agreed.' }: Props) => {
  const answerer = answererOf(offer)
  if (answerer === party) {
    const left = roundsLeft(offer, party)
    return (
      <>
        You have <Left offer={offer} /> to answer.{' '}
        {left === 0
          ? 'You have named three prices: accept or decline.'
          : `You can name ${counted(left, 'more price')}.`}
      </>
    )
  }
  if (answerer) {
    return (
      <>
        {name} has <Left offer={offer} /> to answer.
      </>
    )
  }
  if (offer.state === 'bought') return 'Agreed and bought.'
  if (offer.state !== 'accepted') return `This offer has ended: ${endNews(offer)}.`
  const isBuyer = party === 'buyer'
  if (offer.order_id) {
    return (
      <>
        {agreed} {isBuyer ? 'Your order is waiting for its payment.' : `${name} is paying for it.`}
      </>
    )
  }
  return (
    <>
      {agreed} {isBuyer ? 'You have' : `${name} has`} <Left offer={offer} /> to buy; nothing is
      reserved until {isBuyer ? 'you pay' : 'they pay'}.
    </>
  )
}

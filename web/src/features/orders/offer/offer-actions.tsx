import { type OfferAnswer, offerEndpoints } from '@contract/api/orders/offers'
import type { Offer } from '@contract/entities/orders/offer'
import type { Party } from '@contract/entities/orders/party'
import { formatMoney } from '@contract/money'
import { answererOf, lastRoundOf, nextPriceRange, roundsLeft } from '@contract/orders/offers'
import { vendorPaths } from '@contract/vendor-urls'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { offerFailure } from './offer-failure'
import { OfferToCart } from './offer-to-cart'
import { PriceForm } from './price-form'
import { forgetOffers, showOffer } from './use-offers'

type Props = { offer: Offer; party: Party }
type Said = Omit<OfferAnswer, 'round'>

/** Answers an offer as it was seen. */
const useAnswer = ({ id, rounds }: Offer, onDone: () => void) =>
  useAction(
    async (said: Said) => {
      const body = { ...said, round: rounds.length }
      showOffer(await call(offerEndpoints.answer, { params: { id }, body }))
      onDone()
    },
    {
      textOf: offerFailure,
      onFailure: (error) => {
        if (isRefusal(error, 'offer/changed')) forgetOffers()
      },
    },
  )

const Agreed = ({ offer, party }: Props) => {
  if (offer.order_id) {
    const path = party === 'buyer' ? paths.purchase : vendorPaths.sale
    return (
      <LinkButton size="sm" variant="secondary" className="w-fit" to={path(offer.order_id)}>
        See the order
      </LinkButton>
    )
  }
  if (party === 'vendor' || offer.state !== 'accepted') return null
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton to={paths.offerCheckout(offer.id)}>
        Buy for {formatMoney(lastRoundOf(offer).price_minor * offer.units, 'NGN')}
      </LinkButton>
      <OfferToCart offer={offer} />
    </div>
  )
}

/** What a party can do about an offer now. */
export const OfferActions = ({ offer, party }: Props) => {
  const [isNaming, setIsNaming] = useState(false)
  const answer = useAnswer(offer, () => setIsNaming(false))
  const answerer = answererOf(offer)
  if (!answerer) return <Agreed offer={offer} party={party} />
  const { units, goods } = offer
  const say = (said: Said) => () => void answer.run(said)
  if (answerer !== party) {
    return (
      <div className="grid justify-items-start gap-2">
        <FormAlert>{answer.failure}</FormAlert>
        <Button
          size="sm"
          variant="secondary"
          loading={answer.isPending}
          onClick={say({ answer: 'withdraw' })}
        >
          Take it back
        </Button>
      </div>
    )
  }
  if (isNaming) {
    return (
      <PriceForm
        range={nextPriceRange(offer.rounds, goods.price_minor)}
        units={units}
        failure={answer.failure}
        isPending={answer.isPending}
        verb={party === 'buyer' ? 'Offer' : 'Ask'}
        onPrice={(price_minor) => void answer.run({ answer: 'counter', price_minor })}
        onCancel={() => {
          answer.clearFailure()
          setIsNaming(false)
        }}
      />
    )
  }
  return (
    <div className="grid gap-2">
      <FormAlert>{answer.failure}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={answer.isPending} onClick={say({ answer: 'accept' })}>
          Accept {formatMoney(lastRoundOf(offer).price_minor * units, 'NGN')}
        </Button>
        {roundsLeft(offer, party) > 0 && (
          <Button
            size="sm"
            variant="secondary"
            disabled={answer.isPending}
            onClick={() => setIsNaming(true)}
          >
            Name another price
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          disabled={answer.isPending}
          onClick={say({ answer: 'decline' })}
        >
          Decline
        </Button>
      </div>
    </div>
  )
}

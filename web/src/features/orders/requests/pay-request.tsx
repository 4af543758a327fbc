import type { ShownDeal } from '@contract/api/orders/deals'
import type { DeliveryMethod } from '@contract/entities/delivery/delivery'
import { formatPrice } from '@contract/money'
import { Suspense, useState } from 'react'
import { inlineFailureText } from '@/lib/api/failure-text'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Card } from '@/ui/data/card'
import { Price } from '@/ui/data/price'
import { ErrorState } from '@/ui/feedback/error-state'
import { Button } from '@/ui/form/button'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { ChannelChoice } from '../checkout/channel-choice'
import { CheckoutFrame } from '../checkout/checkout-frame'
import { CheckoutRefusal } from '../checkout/checkout-refusal'
import { DeliveryChoice } from '../checkout/delivery-choice'
import { DestinationSection } from '../checkout/destination/destination-section'
import { useDestination } from '../checkout/destination/use-destination'
import { useChannels } from '../checkout/use-channels'
import { RequestFacts } from './request-facts'
import { usePayRequest } from './use-pay-request'

const AccountChoices = lazyChunk(() => import('../checkout/destination/account-choices'))

/** The seller delivers wherever they said they would. */
const EVERYWHERE = { delivery_states: ['all'] }

type Props = { asked: ShownDeal; seller: NonNullable<ShownDeal['seller']>; name: string }

/** One address and one payment for what a buyer asked for and a seller accepted. */
export const PayRequest = ({ asked, seller, name }: Props) => {
  const { deal } = asked
  const [method, setMethod] = useState<DeliveryMethod>()
  const destination = useDestination(EVERYWHERE, name, `checkout_${deal.id}`)
  const channels = useChannels(destination.form)
  const { form } = destination
  const isIdle = useWhenIdle()
  const [state, city] = form.watch(['state', 'city'])
  const place = state && city ? { state, city } : undefined
  const payment = usePayRequest({ asked, seller, place, method, destination, channels })
  const { quote, refusal } = payment
  const quoted = quote.data?.stores[0]
  const offered = quoted?.channels
  const shown = channels.channels.filter((channel) => !offered || offered.includes(channel))
  const rows = quoted
    ? [
        ['Price', quoted.goods_minor],
        ...(place ? [['Delivery', quoted.delivery_fee_minor]] : []),
        ['Escrow fee', quoted.escrow_fee_minor],
      ]
    : []
  return (
    <CheckoutFrame
      summary={
        <Card className="grid gap-4">
          <h2 className="text-lg wrap-anywhere">{deal.terms.title}</h2>
          <p className="text-muted text-sm">From {seller.name}</p>
          <RequestFacts deal={deal} />
          <dl className="grid gap-1.5 border-line border-t pt-3 text-sm">
            {rows.map(([label, amount]) => (
              <div key={label} className="pair">
                <dt className="text-muted">{label}</dt>
                <dd>
                  <Price amount_minor={Number(amount)} currency="NGN" />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(payment.pay)} className="grid gap-8">
        {isIdle && (
          <Suspense fallback={null}>
            <AccountChoices
              onAddresses={destination.addresses.receive}
              onChannel={channels.receive}
            />
          </Suspense>
        )}
        <DestinationSection product={EVERYWHERE} destination={destination} />
        {deal.terms.delivery.kind === 'rates' && (
          <DeliveryChoice
            quoted={place && quoted}
            chosen={method}
            currency="NGN"
            onChoose={setMethod}
          />
        )}
        {offered && offered.length === 1 && (
          <p className="text-sm">
            This seller is new, so their deals are paid by bank transfer. Banks add ₦50 stamp duty
            to transfers from ₦10,000.
          </p>
        )}
        <ChannelChoice channels={shown} register={form.register('channel')} />
        {quote.error && (
          <ErrorState onRetry={quote.refetch} isRetrying={quote.isFetching}>
            {inlineFailureText(quote.error)}
          </ErrorState>
        )}
        {refusal !== undefined && <CheckoutRefusal error={refusal} />}
        <Button
          type="submit"
          size="lg"
          wide
          disabled={!place || !quote.data || quote.isFetching}
          loading={form.formState.isSubmitting}
          loadingText="Reserving…"
        >
          Pay{place && quote.data && ` ${formatPrice(quote.data.total_minor, 'NGN')}`}
        </Button>
      </form>
    </CheckoutFrame>
  )
}

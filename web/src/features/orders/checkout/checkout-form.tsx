import { purchaseEndpoints } from '@contract/api/orders/purchase'
import { defaultOption } from '@contract/delivery/default-option'
import type { Product } from '@contract/entities/catalog/product'
import type { DeliveryMethod } from '@contract/entities/delivery/delivery'
import { formatPrice } from '@contract/money'
import { Suspense, useEffect, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { lazyNamed } from '@/lib/lazy-named'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { ErrorState } from '@/ui/feedback/error-state'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { FieldError } from '@/ui/form/field-error'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { ChannelChoice } from './channel-choice'
import { type CheckoutPrice, changedPrice, checkoutPrice } from './checkout-price'
import type { Checkout } from './checkout-schema'
import { DeliveryChoice } from './delivery-choice'
import { DestinationSection } from './destination-section'
import { PriceChange } from './price-change'
import { isBusyFor, StoreBusy } from './store-busy'
import { unitsLeft } from './units-left'
import { useChannels } from './use-channels'
import { useDeliveryQuote } from './use-delivery-quote'
import { useDestination } from './use-destination'
import { useUnpaidOrder } from './use-unpaid-order'

const AccountChoices = lazyChunk(() => import('./account-choices'))
const CheckoutRefusal = lazyNamed(() => import('./checkout-refusal'), 'CheckoutRefusal')
const UnpaidOrder = lazyNamed(() => import('./unpaid-order'), 'UnpaidOrder')

type Props = {
  /** As its variant is sold. */
  product: Product
  variant_id?: string | undefined
  quantity: number
  name: string
  /** Gets the fee of the chosen method; undefined while there is none. */
  onDeliveryFee: (fee_minor: number | undefined) => void
  /** Gets how many a refusal leaves. */
  onFewer: (quantity: number) => void
}

/** Delivery address and payment method. The server sets the price; the provider takes payment. */
export const CheckoutForm = (props: Props) => {
  const { product, variant_id, quantity, name, onDeliveryFee, onFewer } = props
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<unknown>()
  // What was shown stays, while the product goes live.
  const [price] = useState(product.price)
  const [method, setMethod] = useState<DeliveryMethod>()
  /** The server's price, in place of what was shown with this total. */
  const [revised, setRevised] = useState<{ instead_of: number; now: CheckoutPrice }>()
  const [payAt, setPayAt] = useState<string>()
  const destination = useDestination(product, name, `checkout_${product.id}`)
  const { form, draft, addresses } = destination
  const payment = useChannels(form)
  const unpaid = useUnpaidOrder(product.id)
  const isIdle = useWhenIdle()
  const { register, handleSubmit, formState, watch } = form
  const [state, city] = watch(['state', 'city'])
  const delivery = useDeliveryQuote(
    { product_id: product.id, quantity, ...(variant_id && { variant_id }) },
    { state, city },
  )
  const options = delivery.data?.quote?.options ?? []
  const option = options.find((one) => one.method === method) ?? defaultOption(options)
  const shown = checkoutPrice(price, quantity, option?.fee_minor)
  const change = revised?.instead_of === shown.total_minor ? revised.now : undefined
  const agreed = change ?? shown
  const room = delivery.data?.room
  const isBusy = isBusyFor(room, agreed.total_minor)
  useEffect(() => onDeliveryFee(option?.fee_minor), [onDeliveryFee, option?.fee_minor])

  const pay = async ({ channel, note, ...address }: Checkout) => {
    payment.keep(channel)
    setRefusal(undefined)
    try {
      const { authorization_url, transaction } = await call(purchaseEndpoints.create, {
        body: {
          product_id: product.id,
          ...(variant_id && { variant_id }),
          quantity,
          expected_total_minor: agreed.total_minor,
          delivery: note ? { ...address, note } : address,
          ...(option && { delivery_method: option.method }),
          channel,
        },
        idempotency_key: key,
      })
      await destination.keep(address)
      draft.forget()
      if (transaction.amount_paid < agreed.total_minor) {
        const { product_details, delivery_fee = 0, escrow_fee, amount_paid } = transaction
        const now = {
          price: product_details.price,
          delivery_fee,
          escrow_fee,
          total_minor: amount_paid,
        }
        setRevised({ instead_of: shown.total_minor, now })
        return setPayAt(authorization_url)
      }
      window.location.assign(authorization_url)
      // The browser is leaving the page: never resolve, so that the button stays busy.
      await new Promise(() => {})
    } catch (error) {
      if ('delivery.city' in fieldErrors(error)) return form.setError('city', {})
      const now = changedPrice(error)
      const left = unitsLeft(error)
      if (isRefusal(error, 'delivery/not-offered')) void delivery.refetch()
      // Agreeing to a new price or to fewer units is a new request, so it needs a new idempotency key.
      if (now || left) setKey(crypto.randomUUID())
      if (left && left < quantity) onFewer(left)
      if (!now) return setRefusal(error)
      setRevised({ instead_of: shown.total_minor, now })
    }
  }

  const startAgain = () => {
    setRefusal(undefined)
    setKey(crypto.randomUUID())
    void unpaid.refetch()
  }

  if (unpaid.id) {
    return (
      <Suspense fallback={null}>
        <UnpaidOrder transaction_id={unpaid.id} onCancelled={startAgain} />
      </Suspense>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit(pay)} className="grid gap-8">
      {isIdle && (
        <Suspense fallback={null}>
          <AccountChoices onAddresses={addresses.receive} onChannel={payment.receive} />
        </Suspense>
      )}
      <DestinationSection product={product} destination={destination} />
      <DeliveryChoice
        quoted={delivery.data}
        chosen={option?.method}
        currency={product.currency}
        onChoose={setMethod}
      />
      {delivery.error && (
        <ErrorState onRetry={delivery.refetch} isRetrying={delivery.isFetching}>
          {inlineFailureText(delivery.error)}
        </ErrorState>
      )}
      <ChannelChoice channels={payment.channels} register={register('channel')} />
      {change && <PriceChange before={shown} now={change} currency={product.currency} />}
      {isBusy && !payAt && <StoreBusy name={product.vendor_details.name} room={room} />}
      {refusal !== undefined && (
        // Says at least what failed while there is no connection to load the rest with.
        <Suspense
          fallback={<FieldError id="checkout-failure">{inlineFailureText(refusal)}</FieldError>}
        >
          <CheckoutRefusal error={refusal} onCancelled={startAgain} />
        </Suspense>
      )}
      {payAt ? (
        <a href={payAt} className={buttonClass({ size: 'lg', wide: true })}>
          Pay {formatPrice(agreed.total_minor, product.currency)}
        </a>
      ) : (
        <Button
          type="submit"
          size="lg"
          wide
          disabled={delivery.isLoading || isBusy}
          loading={formState.isSubmitting}
          loadingText="Reserving your items…"
        >
          {change ? 'Agree and pay' : 'Pay'} {formatPrice(agreed.total_minor, product.currency)}
        </Button>
      )}
    </form>
  )
}

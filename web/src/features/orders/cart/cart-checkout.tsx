import { type CheckoutChange, checkoutEndpoints } from '@contract/api/orders/checkouts'
import { ALL_STATES } from '@contract/catalog/product-facts'
import type { Product } from '@contract/entities/catalog/product'
import type { CartLine } from '@contract/entities/orders/cart-item'
import { formatPrice } from '@contract/money'
import { Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Card } from '@/ui/data/card'
import { ErrorState } from '@/ui/feedback/error-state'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { ChannelChoice } from '../checkout/channel-choice'
import { CheckoutFrame } from '../checkout/checkout-frame'
import { CheckoutRefusal } from '../checkout/checkout-refusal'
import type { Checkout } from '../checkout/checkout-schema'
import { DeliveryChoice } from '../checkout/delivery-choice'
import { DestinationSection } from '../checkout/destination-section'
import { StoreBusy } from '../checkout/store-busy'
import { useChannels } from '../checkout/use-channels'
import { useDestination } from '../checkout/use-destination'
import { priceOf, requestedLine, type StoreLines } from './cart'
import { CheckoutChanges } from './checkout-changes'
import { CheckoutOrders } from './checkout-orders'
import { changesOfRefusal } from './repair'
import type { Ways } from './use-cart-quote'
import { useRepairedQuote } from './use-repaired-quote'

const AccountChoices = lazyChunk(() => import('../checkout/account-choices'))

type Props = {
  stores: readonly StoreLines[]
  name: string
  /** Called once the goods are reserved: they leave the cart, before the page is left. */
  onReserved: (lines: readonly CartLine[]) => Promise<void>
}

/** The states to which all goods are delivered; of any of them if there is none. */
const destinationsOf = (products: readonly Product[]): string[] => {
  const limited = products.filter(({ delivery_states }) => !delivery_states.includes(ALL_STATES))
  const [first, ...others] = limited
  if (!first) return [ALL_STATES]
  const shared = first.delivery_states.filter((state) =>
    others.every(({ delivery_states }) => delivery_states.includes(state)),
  )
  // If no state is reached by all, what isn't delivered to the chosen one is left out.
  return shared.length > 0
    ? shared
    : [...new Set(limited.flatMap(({ delivery_states }) => delivery_states))]
}

const changesIn = (error: unknown): CheckoutChange[] | undefined =>
  isApiError(error) && isRefusal(error, 'checkout/changed') && Array.isArray(error.details.changes)
    ? // As the endpoint's error gives them.
      (error.details.changes as CheckoutChange[])
    : undefined

const isAmong = (changes: readonly CheckoutChange[], change: CheckoutChange): boolean =>
  changes.some((one) => JSON.stringify(one) === JSON.stringify(change))

/** One address and one payment for the goods of several stores. The server sets every price. */
export const CartCheckout = ({ stores, name, onReserved }: Props) => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<unknown>()
  const [changes, setChanges] = useState<readonly CheckoutChange[]>([])
  const [ways, setWays] = useState<Ways>({})
  const [payAt, setPayAt] = useState<{ url: string; amount_minor: number }>()
  const products = stores.flatMap((store) => store.lines).flatMap(({ product }) => product ?? [])
  const states = destinationsOf(products).join(',')
  const destinations = useMemo(() => ({ delivery_states: states.split(',') }), [states])
  const destination = useDestination(destinations, name, 'checkout_cart')
  const { form, draft, addresses } = destination
  const payment = useChannels(form)
  const { register, handleSubmit, formState, watch } = form
  const [state, city] = watch(['state', 'city'])
  const to = state !== '' && city !== '' ? { state, city } : undefined
  const { quote, quoted, lines, repairs, repair } = useRepairedQuote(stores, to, ways)
  const busy = quoted?.changes.filter((change) => change.kind === 'busy') ?? []

  const pay = async ({ channel, note, ...address }: Checkout) => {
    if (!quoted) return
    payment.keep(channel)
    setRefusal(undefined)
    setChanges([])
    try {
      const made = await call(checkoutEndpoints.create, {
        body: {
          lines: lines.map((line) => ({ ...requestedLine(line), seen_price_minor: priceOf(line) })),
          ways: quoted.stores.map(({ vendor_id, method, until }) => ({
            vendor_id,
            ...(method && { method }),
            ...(until && { seen_until: until }),
          })),
          delivery: note ? { ...address, note } : address,
          channel,
          expected_total_minor: quoted.total_minor,
        },
        idempotency_key: key,
      })
      await destination.keep(address)
      draft.forget()
      await onReserved(lines)
      const news = made.changes.filter((change) => !isAmong(changes, change))
      if (news.length > 0) {
        setChanges(news)
        return setPayAt({ url: made.authorization_url, amount_minor: made.amount_minor })
      }
      window.location.assign(made.authorization_url)
      // The browser is leaving the page: never resolve, so that the button stays busy.
      await new Promise(() => {})
    } catch (error) {
      if ('delivery.city' in fieldErrors(error)) return form.setError('city', {})
      // What comes after a refusal is another request. After no answer it is the same one, which may
      // have reserved the goods already.
      if (isApiError(error) && error.code !== '') setKey(crypto.randomUUID())
      const changed = changesIn(error)
      const isRepaired = await repair(changed ?? changesOfRefusal(error))
      // The refused total counts what was left out otherwise; the new one is on the button.
      if (!isRepaired) changed ? setChanges(changed) : setRefusal(error)
    }
  }

  const summary = (
    <CheckoutOrders
      stores={stores}
      repairs={repairs}
      quoted={quoted}
      hasDelivery={to !== undefined}
    />
  )
  const total = quoted ? ` ${formatPrice(quoted.total_minor, 'NGN')}` : ''
  return (
    <CheckoutFrame summary={summary}>
      <form noValidate onSubmit={handleSubmit(pay)} className="grid gap-8">
        <Suspense fallback={null}>
          <AccountChoices onAddresses={addresses.receive} onChannel={payment.receive} />
        </Suspense>
        <DestinationSection product={destinations} destination={destination} />
        <section aria-label="Delivery" className="grid gap-4">
          {!to && <p className="text-muted text-sm">Choose where it goes to see the delivery.</p>}
          {quoted?.stores.map((store) => (
            <Card key={store.vendor_id} className="grid gap-3">
              <h2 className="font-semibold">{store.name}</h2>
              {to && (
                <DeliveryChoice
                  name={`way-${store.vendor_id}`}
                  quoted={store}
                  chosen={store.method}
                  currency="NGN"
                  onChoose={(method) => setWays({ ...ways, [store.vendor_id]: method })}
                />
              )}
              {busy
                .filter(({ vendor_id }) => vendor_id === store.vendor_id)
                .map((room) => (
                  <StoreBusy key="busy" name={store.name} room={room} />
                ))}
            </Card>
          ))}
        </section>
        <ChannelChoice channels={payment.channels} register={register('channel')} />
        {quote.error && (
          <ErrorState onRetry={quote.refetch} isRetrying={quote.isFetching}>
            {inlineFailureText(quote.error)}
          </ErrorState>
        )}
        <CheckoutChanges stores={stores} repairs={repairs} changes={changes} />
        {refusal !== undefined && (
          <CheckoutRefusal error={refusal} onCancelled={() => setRefusal(undefined)} />
        )}
        {(refusal !== undefined || busy.length > 0 || lines.length === 0) && (
          <Link to={paths.cart} className="w-fit font-semibold underline">
            Change the cart
          </Link>
        )}
        {payAt ? (
          <a href={payAt.url} className={buttonClass({ size: 'lg', wide: true })}>
            Pay {formatPrice(payAt.amount_minor, 'NGN')}
          </a>
        ) : (
          <Button
            type="submit"
            size="lg"
            wide
            disabled={!quoted || quote.isFetching || busy.length > 0}
            loading={formState.isSubmitting}
            loadingText="Reserving your items…"
          >
            {changes.length > 0 ? 'Agree and pay' : 'Pay'}
            {total}
          </Button>
        )}
      </form>
    </CheckoutFrame>
  )
}

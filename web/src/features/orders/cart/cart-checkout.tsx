import { type CheckoutChange, checkoutEndpoints } from '@contract/api/endpoints/checkouts'
import type { Product } from '@contract/entities/catalog/product'
import type { CartLine } from '@contract/entities/orders/cart-item'
import { formatMoney } from '@contract/money'
import { ALL_STATES } from '@contract/product-facts'
import { Suspense, useMemo, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Card } from '@/ui/data/card'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { ChannelChoice } from '../checkout/channel-choice'
import { CheckoutRefusal } from '../checkout/checkout-refusal'
import type { Checkout } from '../checkout/checkout-schema'
import { DeliveryChoice } from '../checkout/delivery-choice'
import { DestinationSection } from '../checkout/destination-section'
import { StoreBusy } from '../checkout/store-busy'
import { useChannels } from '../checkout/use-channels'
import { useDestination } from '../checkout/use-destination'
import { choiceOf, isOfLine, type KnownLine, priceOf, requestedLine, type StoreLines } from './cart'
import { CartSummary } from './cart-summary'
import { changeText } from './change-text'
import { useCartQuote, type Ways } from './use-cart-quote'

const AccountChoices = lazyChunk(() => import('../checkout/account-choices'))

type Props = {
  stores: readonly StoreLines[]
  name: string
  /** Called once the goods are reserved: they leave the cart, before the page is left. */
  onReserved: (lines: readonly CartLine[]) => Promise<void>
}

/** The states to which all goods are delivered. */
const destinationsOf = (products: readonly Product[]): string[] => {
  const limited = products.filter(({ delivery_states }) => !delivery_states.includes(ALL_STATES))
  const [first, ...others] = limited
  if (!first) return [ALL_STATES]
  return first.delivery_states.filter((state) =>
    others.every(({ delivery_states }) => delivery_states.includes(state)),
  )
}

const changesIn = (error: unknown): CheckoutChange[] | undefined =>
  isApiError(error) && isRefusal(error, 'checkout/changed') && Array.isArray(error.details.changes)
    ? // As the endpoint's error gives them.
      (error.details.changes as CheckoutChange[])
    : undefined

const nameOf = (change: CheckoutChange, stores: readonly StoreLines[]): string => {
  if ('vendor_id' in change) {
    return stores.find(({ vendor_id }) => vendor_id === change.vendor_id)?.name ?? 'The store'
  }
  const lines = stores.flatMap((store) => store.lines)
  return lines.find((line) => isOfLine(change, line))?.product?.name ?? 'A product'
}

const Changes = ({
  changes,
  stores,
}: {
  changes: readonly CheckoutChange[]
  stores: readonly StoreLines[]
}) => (
  <section
    role="alert"
    aria-labelledby="changes-title"
    className="grid gap-2 rounded-lg border border-edge bg-surface p-4"
  >
    <h2 id="changes-title" className="font-semibold">
      This changed since you looked
    </h2>
    <ul className="grid list-disc gap-1 pl-5 text-sm">
      {changes.map((change) => {
        const name = nameOf(change, stores)
        return <li key={`${change.kind}${name}`}>{changeText(change, name)}</li>
      })}
    </ul>
  </section>
)

const LineText = ({ line }: { line: KnownLine }) => {
  const choice = choiceOf(line)
  return (
    <li className="pair text-sm">
      <span>
        {line.quantity} × {line.product?.name}
        {choice && ` (${choice})`}
      </span>
      <span className="tabular-nums">{formatMoney(priceOf(line) * line.quantity, 'NGN')}</span>
    </li>
  )
}

/** One address and one payment for the goods of several stores. The server sets every price. */
export const CartCheckout = ({ stores, name, onReserved }: Props) => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<unknown>()
  const [changes, setChanges] = useState<readonly CheckoutChange[]>([])
  const [ways, setWays] = useState<Ways>({})
  const [payAt, setPayAt] = useState<{ url: string; amount_minor: number }>()
  const lines = stores.flatMap((store) => store.lines)
  const products = lines.flatMap(({ product }) => product ?? [])
  const states = destinationsOf(products).join(',')
  const destinations = useMemo(() => ({ delivery_states: states.split(',') }), [states])
  const destination = useDestination(destinations, name, 'checkout_cart')
  const { form, draft, addresses } = destination
  const payment = useChannels(form)
  const { register, handleSubmit, formState, watch } = form
  const [state, city] = watch(['state', 'city'])
  const to = state !== '' && city !== '' ? { state, city } : undefined
  const quote = useCartQuote(lines, to, ways, 'offer')
  const quoted = quote.data

  const isBusy = quoted?.changes.some(({ kind }) => kind === 'busy')

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
      if (made.changes.length > 0) {
        setChanges(made.changes)
        return setPayAt({ url: made.authorization_url, amount_minor: made.amount_minor })
      }
      window.location.assign(made.authorization_url)
      // The browser is leaving the page: never resolve, so that the button stays busy.
      await new Promise(() => {})
    } catch (error) {
      if ('delivery.city' in fieldErrors(error)) return form.setError('city', {})
      // Agreeing to something else is a new request, so it needs a new idempotency key.
      setKey(crypto.randomUUID())
      const changed = changesIn(error)
      if (!changed) return setRefusal(error)
      setChanges(changed)
      await quote.refetch()
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(pay)} className="grid gap-8">
      <Suspense fallback={null}>
        <AccountChoices onAddresses={addresses.receive} onChannel={payment.receive} />
      </Suspense>
      <DestinationSection product={destinations} destination={destination} />
      <section aria-labelledby="stores-title" className="grid gap-4">
        <h2 id="stores-title" className="font-semibold text-lg">
          {stores.length === 1 ? 'One order' : `${stores.length} orders, one payment`}
        </h2>
        {stores.map((store) => {
          const own = quoted?.stores.find(({ vendor_id }) => vendor_id === store.vendor_id)
          return (
            <Card key={store.vendor_id} className="grid gap-3">
              <h3 className="font-semibold">{store.name}</h3>
              <ul className="grid gap-1">
                {store.lines.map((line) => (
                  <LineText key={line.id} line={line} />
                ))}
              </ul>
              {to && own ? (
                <DeliveryChoice
                  name={`way-${store.vendor_id}`}
                  quoted={own}
                  chosen={own.method}
                  currency="NGN"
                  onChoose={(method) => setWays({ ...ways, [store.vendor_id]: method })}
                />
              ) : (
                <p className="text-muted text-sm">Choose where it goes to see the delivery.</p>
              )}
              {quoted?.changes.map(
                (change) =>
                  change.kind === 'busy' &&
                  change.vendor_id === store.vendor_id && (
                    <StoreBusy key="busy" name={store.name} room={change} />
                  ),
              )}
            </Card>
          )
        })}
      </section>
      <ChannelChoice channels={payment.channels} register={register('channel')} />
      {quote.error && (
        <ErrorState onRetry={quote.refetch} isRetrying={quote.isFetching}>
          {inlineFailureText(quote.error)}
        </ErrorState>
      )}
      {quoted ? (
        <CartSummary
          stores={quoted.stores}
          total_minor={quoted.total_minor}
          hasDelivery={to !== undefined}
        />
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
      {changes.length > 0 && <Changes changes={changes} stores={stores} />}
      {refusal !== undefined && (
        <CheckoutRefusal error={refusal} onCancelled={() => setRefusal(undefined)} />
      )}
      {payAt ? (
        <a href={payAt.url} className={buttonClass({ size: 'lg', wide: true })}>
          Pay {formatMoney(payAt.amount_minor, 'NGN')}
        </a>
      ) : (
        <Button
          type="submit"
          size="lg"
          wide
          disabled={!quoted || quote.isFetching || isBusy}
          loading={formState.isSubmitting}
          loadingText="Reserving your items…"
        >
          {changes.length > 0 ? 'Agree and continue' : 'Continue to payment'}
          {quoted && ` of ${formatMoney(quoted.total_minor, 'NGN')}`}
        </Button>
      )}
    </form>
  )
}

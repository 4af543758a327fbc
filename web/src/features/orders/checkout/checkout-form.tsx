import { formatMoney } from '@contract/money'
import { Suspense } from 'react'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useSubmit } from '@/lib/forms/use-submit'
import { changedMindText } from '@/shared/store/changed-mind-text'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Card } from '@/ui/data/card'
import { ErrorState } from '@/ui/feedback/error-state'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { FieldError } from '@/ui/form/field-error'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { Link } from '@/ui/navigation/link'
import { ChannelChoice } from './channel-choice'
import { DeliveryChoice } from './delivery-choice'
import { destinationMessage } from './destination/delivery-fields'
import { DestinationSection } from './destination/destination-section'
import { StoreBusy } from './store-busy'
import type { OpenCheckout } from './use-checkout'

const AccountChoices = lazyPart(() => import('./destination/account-choices'))
const CheckoutChanges = lazyPart(() => import('./checkout-changes'), 'CheckoutChanges')
const CheckoutRefusal = lazyPart(() => import('./checkout-refusal'), 'CheckoutRefusal')
const UnpaidOrder = lazyPart(() => import('./unpaid-order'), 'UnpaidOrder')

type Props = {
  checkout: OpenCheckout
  /** Where what is bought can be changed. */
  back: { to: string; text: string }
}

/** How each store delivers to the place, and whether it can take the order now. */
const Deliveries = ({ checkout }: { checkout: OpenCheckout }) => {
  const { stores, deliveries, ways, busy, place, chooseWay } = checkout
  const Part = stores.length > 1 ? Card : 'div'
  return (
    <section aria-label="Delivery" className="grid gap-4">
      {!place && <p className="text-muted text-sm">Choose where it goes to see the delivery.</p>}
      {place &&
        deliveries.length === 0 &&
        checkout.isFetching &&
        stores.map(({ vendor_id }) => <Skeleton key={vendor_id} className="h-36 rounded-lg" />)}
      {deliveries.map((store) => (
        <Part key={store.vendor_id} className="grid gap-3">
          {stores.length > 1 && <h2 className="font-semibold">{store.name}</h2>}
          <DeliveryChoice
            name={`way-${store.vendor_id}`}
            quoted={store}
            chosen={ways[store.vendor_id]}
            currency="NGN"
            onChoose={(method) => chooseWay(store.vendor_id, method)}
          />
          <p className="text-sm text-muted">{changedMindText(store.return_policy)}</p>
        </Part>
      ))}
      {busy.map((room) => (
        <StoreBusy
          key={room.vendor_id}
          name={stores.find(({ vendor_id }) => vendor_id === room.vendor_id)?.name ?? ''}
          room={room}
        />
      ))}
    </section>
  )
}

/** Where it goes, how it comes and how it is paid; the provider takes the payment. */
export const CheckoutForm = ({ checkout, back }: Props) => {
  const { destination, channels, payment, quoted, payable, place, busy, lines } = checkout
  const { form, addresses } = destination
  const { pay_at, refusal } = payment
  const isIdle = useWhenIdle()
  const isBusy = busy.length > 0
  const submit = useSubmit(form, payment.pay, { textOf: destinationMessage })
  const { root } = form.formState.errors
  if (checkout.unpaid) {
    return (
      <Suspense fallback={null}>
        <UnpaidOrder
          order={checkout.unpaid}
          wanted={checkout.stores.flatMap((store) => store.lines)}
          onCancelled={checkout.startAgain}
        />
      </Suspense>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      {isIdle && (
        <Suspense fallback={null}>
          <AccountChoices onAddresses={addresses.receive} onChannel={channels.receive} />
        </Suspense>
      )}
      <DestinationSection product={checkout.destinations} destination={destination} />
      <Deliveries checkout={checkout} />
      <ChannelChoice channels={channels.channels} register={form.register('channel')} />
      {checkout.error && (
        <ErrorState onRetry={checkout.refetch} isRetrying={checkout.isFetching}>
          {inlineFailureText(checkout.error)}
        </ErrorState>
      )}
      {(payment.changed || Object.keys(checkout.repairs).length > 0) && (
        <Suspense fallback={<p role="status">This changed since you looked.</p>}>
          <CheckoutChanges checkout={checkout} back={back} />
        </Suspense>
      )}
      {refusal !== undefined && (
        // Says at least what failed while there is no connection to load the rest with.
        <Suspense
          fallback={<FieldError id="checkout-failure">{inlineFailureText(refusal)}</FieldError>}
        >
          <CheckoutRefusal error={refusal} />
        </Suspense>
      )}
      {root && <FormAlert>{root.message}</FormAlert>}
      {(refusal !== undefined || isBusy || lines.length === 0) && (
        <div className="flex flex-wrap items-center gap-4">
          {lines.length === 0 && (
            <Button variant="secondary" onClick={checkout.forgive}>
              Try again
            </Button>
          )}
          <Link to={back.to} className="w-fit font-semibold underline">
            {back.text}
          </Link>
        </div>
      )}
      {pay_at ? (
        <a href={pay_at.url} className={buttonClass({ size: 'lg', wide: true })}>
          Pay {formatMoney(pay_at.amount_minor, 'NGN')}
        </a>
      ) : (
        <Button
          type="submit"
          size="lg"
          wide
          disabled={(place ? !payable : !quoted) || isBusy}
          loading={form.formState.isSubmitting}
          loadingText="Reserving your items…"
        >
          {payment.changed ? 'Agree and pay' : 'Pay'}
          {quoted && ` ${formatMoney(quoted.total_minor, 'NGN')}`}
        </Button>
      )}
    </form>
  )
}

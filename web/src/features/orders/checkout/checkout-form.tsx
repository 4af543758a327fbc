import { transactionEndpoints } from '@contract/api/endpoints/transactions'
import type { Product } from '@contract/entities/product'
import { formatMoney } from '@contract/money'
import { zodResolver } from '@hookform/resolvers/zod'
import { Suspense, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { fieldErrors } from '@/lib/api/api-error'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import type { Address } from '@/lib/live/transactions'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { Checkbox } from '@/ui/form/checkbox'
import { SelectField } from '@/ui/form/select-field'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { addressOptions, choiceHint, NEW_ADDRESS } from './address-choice'
import { ChannelChoice } from './channel-choice'
import { changedPrice, checkoutPrice } from './checkout-price'
import { CheckoutRefusal } from './checkout-refusal'
import { type Checkout, type CheckoutFields, checkoutSchema } from './checkout-schema'
import { DeliveryFields } from './delivery-fields'
import { keepAddress } from './keep-address'
import { PriceChange } from './price-change'
import { UnpaidOrder } from './unpaid-order'
import { useSavedAddresses } from './use-saved-addresses'
import { useUnpaidOrder } from './use-unpaid-order'

const SavedAddresses = lazyChunk(() => import('./saved-addresses'))

type Props = { product: Product; quantity: number; name: string }

/** Delivery address and payment method. The server sets the price; the provider takes payment. */
export const CheckoutForm = ({ product, quantity, name }: Props) => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<unknown>()
  const [shown] = useState(() => checkoutPrice(product, quantity))
  const [agreed, setAgreed] = useState(shown)
  const [payAt, setPayAt] = useState<string>()
  const [wantsKept, setWantsKept] = useState(true)
  const form = useForm<CheckoutFields, unknown, Checkout>({
    // The schema's input type is narrower than the form's fields, so the resolver needs a cast.
    resolver: zodResolver(checkoutSchema) as Resolver<CheckoutFields, unknown, Checkout>,
    defaultValues: {
      recipient_name: name,
      phone: '',
      address: '',
      city: '',
      state: '',
      channel: 'card',
    },
  })
  const draft = useFormDraft(form, `checkout_${product.id}`)
  const addresses = useSavedAddresses(product, form)
  const unpaid = useUnpaidOrder(product.id)
  const isIdle = useWhenIdle()
  const { register, handleSubmit, formState } = form

  const keep = async (address: Address) => {
    const isNew = addresses.chosen === NEW_ADDRESS && !addresses.isKnown(address)
    if (wantsKept && isNew) await keepAddress(address)
  }
  const pay = async ({ channel, note, ...address }: Checkout) => {
    setRefusal(undefined)
    const delivery = note ? { ...address, note } : address
    try {
      const { authorization_url, transaction } = await call(transactionEndpoints.create, {
        body: {
          product_id: product.id,
          quantity,
          expected_total_minor: agreed.total_minor,
          delivery,
          channel,
        },
        idempotency_key: key,
      })
      await keep(address)
      draft.forget()
      if (transaction.amount_paid < agreed.total_minor) {
        const { product_details, escrow_fee, amount_paid } = transaction
        setAgreed({ price: product_details.price, escrow_fee, total_minor: amount_paid })
        return setPayAt(authorization_url)
      }
      window.location.assign(authorization_url)
      // The browser is leaving the page: never resolve, so that the button stays busy.
      await new Promise(() => {})
    } catch (error) {
      if ('delivery.city' in fieldErrors(error)) return form.setError('city', {})
      const now = changedPrice(error)
      if (!now) return setRefusal(error)
      setAgreed(now)
      // Agreeing to a new price is a new request, so it needs a new idempotency key.
      setKey(crypto.randomUUID())
    }
  }

  const startAgain = () => {
    setRefusal(undefined)
    setKey(crypto.randomUUID())
    void unpaid.refetch()
  }

  if (unpaid.id) return <UnpaidOrder transaction_id={unpaid.id} onCancelled={startAgain} />
  return (
    <form noValidate onSubmit={handleSubmit(pay)} className="grid gap-8">
      {isIdle && (
        <Suspense fallback={null}>
          <SavedAddresses onAddresses={addresses.receive} />
        </Suspense>
      )}
      <section aria-labelledby="delivery-title" className="grid gap-4">
        <h2 id="delivery-title" className="text-lg font-semibold">
          Where should it go?
        </h2>
        {addresses.saved?.length ? (
          <SelectField
            label="Deliver to"
            options={addressOptions(product, addresses.saved)}
            hint={choiceHint(product, addresses.saved)}
            value={addresses.chosen}
            onChange={(event) => addresses.choose(event.target.value)}
          />
        ) : (
          <p className="text-sm text-muted">{choiceHint(product, addresses.saved)}</p>
        )}
        <DraftNote draft={draft} />
        <DeliveryFields product={product} form={form} />
        {addresses.chosen === NEW_ADDRESS && (
          <Checkbox
            label="Save this address for my next purchase"
            checked={wantsKept}
            onChange={(event) => setWantsKept(event.target.checked)}
          />
        )}
      </section>
      <ChannelChoice register={register('channel')} />
      {agreed !== shown && <PriceChange before={shown} now={agreed} currency={product.currency} />}
      {refusal !== undefined && <CheckoutRefusal error={refusal} onCancelled={startAgain} />}
      {payAt ? (
        <a href={payAt} className={buttonClass({ size: 'lg', wide: true })}>
          Pay {formatMoney(agreed.total_minor, product.currency)}
        </a>
      ) : (
        <Button
          type="submit"
          size="lg"
          wide
          loading={formState.isSubmitting}
          loadingText="Reserving your items…"
        >
          {agreed === shown
            ? `Continue to payment of ${formatMoney(agreed.total_minor, product.currency)}`
            : `Continue with ${formatMoney(agreed.total_minor, product.currency)}`}
        </Button>
      )}
    </form>
  )
}

import { transactionEndpoints } from '@contract/endpoints/transactions'
import type { Product } from '@contract/product'
import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api-client'
import { inlineFailureText } from '@/lib/failure-text'
import type { Address } from '@/lib/live/addresses'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { FieldError } from '@/ui/field-error'
import { SelectField } from '@/ui/select-field'
import { useWhenIdle } from '@/ui/use-when-idle'
import { addressOptions, choiceHint, NEW_ADDRESS } from './address-choice'
import { ChannelChoice } from './channel-choice'
import { type Checkout, checkoutSchema } from './checkout-schema'
import { DeliveryFields } from './delivery-fields'
import { keepAddress } from './keep-address'
import { useSavedAddresses } from './use-saved-addresses'

const SavedAddresses = lazy(() => import('./saved-addresses'))

type Props = { product: Product; quantity: number; name: string }

/** Where to deliver and how to pay. The server decides the price; the provider takes the money. */
export const CheckoutForm = ({ product, quantity, name }: Props) => {
  const [key] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState('')
  const [wantsKept, setWantsKept] = useState(true)
  const form = useForm<Checkout>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: {
      recipient_name: name,
      phone: '',
      address: '',
      city: '',
      state: '',
      channel: 'card',
    },
  })
  const addresses = useSavedAddresses(product, form)
  const isIdle = useWhenIdle()
  const { register, handleSubmit, formState } = form

  const keep = async (address: Address) => {
    const isNew = addresses.chosen === NEW_ADDRESS && !addresses.isKnown(address)
    if (wantsKept && isNew) await keepAddress(address)
  }
  const pay = async ({ channel, note, ...address }: Checkout) => {
    setFailure('')
    const delivery = note ? { ...address, note } : address
    try {
      const { authorization_url } = await call(transactionEndpoints.create, {
        body: { product_id: product.id, quantity, delivery, channel },
        idempotency_key: key,
      })
      await keep(address)
      window.location.assign(authorization_url)
      // The page is about to go: the button stays busy until it does.
      await new Promise(() => {})
    } catch (error) {
      setFailure(inlineFailureText(error))
    }
  }

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
        <SelectField
          label="Deliver to"
          options={addressOptions(product, addresses.saved ?? [])}
          hint={choiceHint(product, addresses.saved)}
          value={addresses.chosen}
          onChange={(event) => addresses.choose(event.target.value)}
        />
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
      {failure && <FieldError id="checkout-failure">{failure}</FieldError>}
      <Button
        type="submit"
        size="lg"
        wide
        loading={formState.isSubmitting}
        loadingText="Reserving your items…"
      >
        Continue to payment
      </Button>
    </form>
  )
}

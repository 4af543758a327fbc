import { transactionEndpoints } from '@contract/endpoints/transactions'
import type { Product } from '@contract/product'
import { STATES } from '@contract/reference/states'
import { deliverySchema, PAYMENT_CHANNELS } from '@contract/transaction'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '@/lib/api-client'
import { inlineFailureText } from '@/lib/failure-text'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { SelectField } from '@/ui/select-field'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'
import { ChannelChoice } from './channel-choice'

const checkoutSchema = z.extend(deliverySchema, { channel: z.enum(PAYMENT_CHANNELS) })
type Checkout = z.output<typeof checkoutSchema>

const MESSAGES: Record<string, string> = {
  recipient_name: 'Enter who receives it.',
  phone: 'Enter a Nigerian mobile number, such as 08031234567.',
  address: 'Enter the street and house number.',
  city: 'Enter the town or city.',
  state: 'Choose a state.',
}

type Props = { product: Product; quantity: number; name: string }

/** Where to deliver and how to pay. The server decides the price; the provider takes the money. */
export const CheckoutForm = ({ product, quantity, name }: Props) => {
  const [key] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState } = useForm<Checkout>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: { recipient_name: name, channel: 'card', state: '' },
  })
  const states = product.delivery_states.includes('all')
    ? STATES
    : STATES.filter((state) => product.delivery_states.includes(state))
  const errorOf = (field: keyof Checkout) => formState.errors[field] && MESSAGES[field]

  const pay = async ({ channel, note, ...address }: Checkout) => {
    setFailure('')
    const delivery = note ? { ...address, note } : address
    try {
      const { authorization_url } = await call(transactionEndpoints.create, {
        body: { product_id: product.id, quantity, delivery, channel },
        idempotency_key: key,
      })
      window.location.assign(authorization_url)
      // The page is about to go: the button stays busy until it does.
      await new Promise(() => {})
    } catch (error) {
      setFailure(inlineFailureText(error))
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(pay)} className="grid gap-8">
      <section aria-labelledby="delivery-title" className="grid gap-4">
        <h2 id="delivery-title" className="text-lg font-semibold">
          Where should it go?
        </h2>
        <TextField
          label="Full name of who receives it"
          autoComplete="name"
          error={errorOf('recipient_name')}
          {...register('recipient_name')}
        />
        <TextField
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="The courier calls this number."
          error={errorOf('phone')}
          {...register('phone')}
        />
        <TextField
          label="Address"
          autoComplete="street-address"
          error={errorOf('address')}
          {...register('address')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Town or city"
            autoComplete="address-level2"
            error={errorOf('city')}
            {...register('city')}
          />
          <SelectField
            label="State"
            autoComplete="address-level1"
            placeholder="Choose a state"
            options={states.map((state) => ({ value: state, label: state }))}
            error={errorOf('state')}
            {...register('state')}
          />
        </div>
        <TextArea label="Note for the vendor" optional rows={2} {...register('note')} />
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

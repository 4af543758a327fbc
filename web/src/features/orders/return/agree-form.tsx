import type { BodyOf } from '@contract/api/endpoint'
import { returnEndpoints } from '@contract/api/orders/returns'
import { PARTIES, type Party } from '@contract/entities/orders/party'
import { isFault, isSecondTry } from '@contract/entities/orders/return'
import { type Address, addressSchema } from '@contract/entities/people/address'
import { POLICY } from '@contract/escrow/policy'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { formatMoney } from '@contract/money'
import { streetOf } from '@contract/people/street-of'
import { PHONE_EXPECTED } from '@contract/phone-expected'
import { STATES } from '@contract/reference/states'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { fieldErrors } from '@/lib/api/field-errors'
import { fieldProps } from '@/lib/field-props'
import { useSubmit } from '@/lib/forms/use-submit'
import { useAction } from '@/lib/use-action'
import { partyName } from '@/shared/parties/parties'
import { areaOptions, useLocations } from '@/shared/place/locations'
import { useOwnStore } from '@/shared/store/own-store'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Skeleton } from '@/ui/feedback/skeleton'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { FormActions } from '@/ui/form/form-actions'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { returnCostText } from '../failed-sale-copy'
import { outOfStockText } from './out-of-stock'
import { paysText } from './return-words'

const row = returnEndpoints.agree

const MESSAGES: Record<keyof Address, string> = {
  recipient_name: 'Enter who receives it.',
  phone: PHONE_EXPECTED,
  address: 'Enter the street and house number.',
  city: 'Choose a local government area of the state.',
  state: 'Choose a state.',
}

const addressMessage = (name: keyof Address) => MESSAGES[name]

type FieldsProps = { form: ReturnType<typeof useAddressForm> }

const useAddressForm = (address: Address) =>
  useForm<Address>({
    resolver: zodResolver(addressSchema),
    values: address,
    resetOptions: { keepDirtyValues: true },
  })

const AddressFields = ({ form: { register, formState, watch, setValue } }: FieldsProps) => {
  const field = fieldProps({ register, formState }, addressMessage)
  const { data: locations } = useLocations()
  const [state, city] = watch(['state', 'city'])
  return (
    <>
      <TextField label="Who receives it" autoComplete="name" {...field('recipient_name')} />
      <TextField label="Phone number" type="tel" inputMode="tel" {...field('phone')} />
      <TextField label="Address" autoComplete="street-address" {...field('address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="State"
          options={STATES.map((name) => ({ value: name, label: name }))}
          {...field('state', { onChange: () => setValue('city', '') })}
          value={state}
        />
        <SelectField
          label="Local government area"
          placeholder="Choose an area"
          options={areaOptions(locations, { state, city })}
          {...field('city')}
          value={city}
        />
      </div>
    </>
  )
}

/** Agrees to take goods back: where to, and who pays the way where it isn't a fault. */
export const AgreeForm = ({ transaction, run, onClose }: ActionProps) => {
  const { id, currency, return: back, product_details } = transaction
  const bought = product_details.vendor_details
  const store = useOwnStore()
  const { name, city, state } = store.data?.vendor ?? bought
  const phone = store.data?.private.phone
  const address = store.data ? streetOf(store.data) : bought.address
  const form = useAddressForm({ recipient_name: name, phone: phone ?? '', address, city, state })
  const [isNamed, setNamed] = useState(false)
  // Who sells by deals alone may have said none.
  const isNowhere = !store.isPending && (address === '' || phone === '')
  const isElsewhere = isNamed || isNowhere
  const [payer, setPayer] = useState<Party>('buyer')
  const isFaulty = back ? isFault(back) : true
  const isAgain = back !== undefined && isSecondTry(back)
  const buyer = partyName(transaction, 'buyer')
  const total_minor = returnRefundOf(transaction)
  const amount = formatMoney(total_minor, currency)
  const cost = returnCostText('Refunding', transaction)

  const agree = useAction(
    async (body: BodyOf<typeof row>) => {
      await run(() => call(row, { params: { id }, body }))
      toast.success(`Agreed. ${buyer} has ${POLICY.send_back_days} working days to send it.`)
      onClose()
    },
    {
      textOf: (error) => fieldErrors(error).address ?? outOfStockText(error),
      onFailure: (error) => {
        if ('address' in fieldErrors(error)) setNamed(true)
      },
    },
  )
  const send = (to?: Address) =>
    agree.run({ ...(!isFaulty && { way_back_by: payer }), ...(to && { address: to }) })
  const sendElsewhere = useSubmit(form, send, {
    textOf: addressMessage,
    onInvalid: agree.clearFailure,
  })
  const submit = isElsewhere
    ? sendElsewhere
    : (event: React.FormEvent) => {
        event.preventDefault()
        void send()
      }

  return (
    <Modal
      isOpen
      onClose={() => !agree.isPending && onClose()}
      title="Take it back?"
      maxWidth={640}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          {buyer} has {POLICY.send_back_days} working days to send it. Nothing moves before you have
          looked at it; then {isAgain ? `you send it again.` : `${amount} goes back to ${buyer}.`}
        </p>
        {cost && (
          <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
            {cost} It is taken from your wallet.
          </p>
        )}
        {isFaulty ? (
          <p className="text-sm">It is a fault, so you pay the way back.</p>
        ) : (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-semibold">Who pays the way back?</legend>
            {PARTIES.map((party) => (
              <label key={party} className="flex min-h-8 cursor-pointer items-start gap-3 py-1">
                <input
                  type="radio"
                  name="way-back"
                  value={party}
                  checked={payer === party}
                  onChange={() => setPayer(party)}
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                />
                <span>{paysText(transaction, party, 'vendor')}</span>
              </label>
            ))}
          </fieldset>
        )}
        {isElsewhere && (
          <>
            {isNowhere && <p>Your store has no address: say where {buyer} sends it.</p>}
            <AddressFields form={form} />
          </>
        )}
        {!isElsewhere && address === '' && <Skeleton className="h-24" />}
        {!isElsewhere && address !== '' && (
          <div className="grid justify-items-start gap-2 rounded-md bg-sunken p-3 text-sm">
            <p>
              <span className="font-semibold">It is sent to your store:</span> {address}, {city},{' '}
              {state}. {buyer} sees your phone number, too.
            </p>
            <Button size="sm" variant="secondary" onClick={() => setNamed(true)}>
              Send it to another address
            </Button>
          </div>
        )}
        <FormAlert>{agree.failure ?? form.formState.errors.root?.message}</FormAlert>
        <FormActions
          text="Take it back"
          busyText="Agreeing…"
          isSubmitting={agree.isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}

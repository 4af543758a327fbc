import type { Product } from '@contract/entities/product'
import { useCallback, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Address, SavedAddress } from '@/lib/live/transactions'
import { isDeliveredTo, isSaved, NEW_ADDRESS } from './address-choice'
import type { Checkout, CheckoutFields } from './checkout-schema'

/** The choice of a saved address. Addresses may load late and must not overwrite typed input. */
export const useSavedAddresses = (
  product: Product,
  form: UseFormReturn<CheckoutFields, unknown, Checkout>,
) => {
  const [saved, setSaved] = useState<readonly SavedAddress[]>()
  const [chosen, setChosen] = useState(NEW_ADDRESS)
  const { setValue, getValues, clearErrors } = form

  const fillIn = useCallback(
    ({ id, recipient_name, phone, address, city, state }: SavedAddress) => {
      const fields = { recipient_name, phone, address, city, state }
      for (const [name, value] of Object.entries(fields)) {
        setValue(name as keyof Address, value)
      }
      clearErrors()
      setChosen(id)
    },
    [setValue, clearErrors],
  )

  const receive = useCallback(
    (addresses: readonly SavedAddress[]) => {
      setSaved(addresses)
      const isTouched = getValues(['phone', 'address', 'city']).some(Boolean)
      const first = addresses.find(({ state }) => isDeliveredTo(product, state))
      if (saved === undefined && first && !isTouched) fillIn(first)
    },
    [fillIn, getValues, product, saved],
  )

  const choose = (id: string) => {
    const address = saved?.find((one) => one.id === id)
    if (address) return fillIn(address)
    setChosen(NEW_ADDRESS)
    for (const name of ['phone', 'address', 'city', 'state'] as const) setValue(name, '')
  }
  return {
    saved,
    chosen,
    receive,
    choose,
    isKnown: (address: Address) => isSaved(address, saved ?? []),
  }
}

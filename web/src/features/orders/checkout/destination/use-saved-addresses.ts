import { areaCodeOf, areaOfCode, currentAreaCode } from '@contract/reference/area-codes'
import { useCallback, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Address, SavedAddress } from '@/lib/live/transactions'
import { placeNow } from '@/shared/place/place'
import type { Checkout, CheckoutFields } from '../checkout-schema'
import { bestAddress, type Destinations, isSaved, NEW_ADDRESS } from './address-choice'

/** The choice of a saved address. Addresses may load late and must not overwrite typed input. */
export const useSavedAddresses = (
  product: Destinations,
  form: UseFormReturn<CheckoutFields, unknown, Checkout>,
) => {
  const [saved, setSaved] = useState<readonly SavedAddress[]>()
  const [chosen, setChosen] = useState(NEW_ADDRESS)
  const [renamed, setRenamed] = useState<{ from: string; to: string }>()
  const { setValue, getValues, clearErrors } = form

  const fillIn = useCallback(
    ({ id, recipient_name, phone, address, city: saved_city, state }: SavedAddress) => {
      const { city } = areaOfCode(currentAreaCode(areaCodeOf(state, saved_city)))
      setRenamed(city === saved_city ? undefined : { from: saved_city, to: city })
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
      const place = placeNow()
      const [phone, address, city] = getValues(['phone', 'address', 'city'])
      const isTouched = phone !== '' || address !== '' || (city !== '' && city !== place?.city)
      const first = bestAddress(product, addresses, place)
      // What was typed or kept may be a saved one: it isn't saved again as another.
      const same = addresses.find((one) => isSaved(getValues(), [one]))
      const one = isTouched ? same : first
      if (saved === undefined && one) fillIn(one)
    },
    [fillIn, getValues, product, saved],
  )

  const choose = (id: string) => {
    const address = saved?.find((one) => one.id === id)
    if (address) return fillIn(address)
    setChosen(NEW_ADDRESS)
    setRenamed(undefined)
    for (const name of ['phone', 'address', 'city', 'state'] as const) setValue(name, '')
  }
  return {
    saved,
    chosen,
    renamed,
    receive,
    choose,
    isKnown: (address: Address) => isSaved(address, saved ?? []),
  }
}

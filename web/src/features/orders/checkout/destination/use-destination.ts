import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import type { Address } from '@/lib/live/transactions'
import { getSession } from '@/lib/session/session-store'
import { lastChannel } from '@/shared/payment/payment-channel'
import { placeNow } from '@/shared/place/place'
import { type Checkout, type CheckoutFields, checkoutSchema } from '../checkout-schema'
import { type Destinations, isDeliveredTo, NEW_ADDRESS } from './address-choice'
import { keepAddress } from './keep-address'
import { useSavedAddresses } from './use-saved-addresses'

/** Where a checkout’s goods go: its form, the draft of it, and the saved addresses. */
export const useDestination = (product: Destinations, name: string, draft_name: string) => {
  const [isKept, setKept] = useState(true)
  const [place] = useState(placeNow)
  const known = place && isDeliveredTo(product, place.state) ? place : undefined
  const form = useForm<CheckoutFields, unknown, Checkout>({
    // The schema's input type is narrower than the form's fields, so the resolver needs a cast.
    resolver: zodResolver(checkoutSchema) as Resolver<CheckoutFields, unknown, Checkout>,
    defaultValues: {
      recipient_name: name,
      phone: getSession().user?.phone ?? '',
      address: '',
      city: known?.city ?? '',
      state: known?.state ?? '',
      channel: lastChannel(),
    },
  })
  const draft = useFormDraft(form, draft_name)
  const addresses = useSavedAddresses(product, form)

  const keep = async (address: Address) => {
    const isNew = addresses.chosen === NEW_ADDRESS && !addresses.isKnown(address)
    if (isKept && isNew) await keepAddress(address)
    // With the area's new name, so that it is asked about once.
    if (addresses.renamed) await keepAddress(address, addresses.chosen)
  }
  return { form, draft, addresses, isKept, setKept, keep }
}

export type Destination = ReturnType<typeof useDestination>

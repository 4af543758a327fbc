import { DraftNote } from '@/lib/forms/draft-note'
import { Checkbox } from '@/ui/form/checkbox'
import { SelectField } from '@/ui/form/select-field'
import { addressOptions, choiceHint, type Destinations, NEW_ADDRESS } from './address-choice'
import { DeliveryFields } from './delivery-fields'
import type { Destination } from './use-destination'

type Props = { product: Destinations; destination: Destination }

/** A saved address or a new one. */
export const DestinationSection = ({ product, destination }: Props) => {
  const { form, draft, addresses, isKept, setKept } = destination
  return (
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
      {addresses.renamed && (
        <p role="status" className="rounded-md bg-sunken p-4 text-sm">
          {addresses.renamed.from} is called {addresses.renamed.to} now. Please check the address.
        </p>
      )}
      <DraftNote draft={draft} />
      <DeliveryFields product={product} form={form} />
      {addresses.chosen === NEW_ADDRESS && (
        <Checkbox
          label="Save this address for my next purchase"
          checked={isKept}
          onChange={(event) => setKept(event.target.checked)}
        />
      )}
    </section>
  )
}

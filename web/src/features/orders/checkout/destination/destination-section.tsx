import { useState } from 'react'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import type { SavedAddress } from '@/lib/live/transactions'
import { Button } from '@/ui/form/button'
import { Checkbox } from '@/ui/form/checkbox'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { addressOptions, choiceHint, type Destinations, NEW_ADDRESS } from './address-choice'
import { DeliveryFields, destinationMessage } from './delivery-fields'
import type { Destination } from './use-destination'

type Props = { product: Destinations; destination: Destination }

type FoldedProps = { address: SavedAddress; onChange: () => void }

const Folded = ({ address, onChange }: FoldedProps) => (
  <div className="flex items-start gap-4 rounded-lg border border-edge bg-surface p-4">
    <p className="min-w-0 flex-1 text-sm wrap-anywhere">
      <span className="block font-semibold">{address.recipient_name}</span>
      {address.address}, {address.city}, {address.state}
      <span className="block">{address.phone}</span>
    </p>
    <Button variant="secondary" size="sm" onClick={onChange}>
      Change
    </Button>
  </div>
)

/** A saved address, folded to one card until it is to be changed, or a new one. */
export const DestinationSection = ({ product, destination }: Props) => {
  const { form, draft, addresses, isKept, setKept } = destination
  const [isOpen, setOpen] = useState(false)
  const saved = addresses.saved?.find(({ id }) => id === addresses.chosen)
  const { note: _note, root: _root, ...errors } = form.formState.errors
  const hasErrors = Object.keys(errors).length > 0
  const field = fieldProps(form, destinationMessage)
  const folded = isOpen || hasErrors || addresses.renamed ? undefined : saved
  return (
    <section aria-labelledby="delivery-title" className="grid gap-4">
      <h2 id="delivery-title" className="text-lg font-semibold">
        Where should it go?
      </h2>
      {folded && <Folded address={folded} onChange={() => setOpen(true)} />}
      {/* The fields stay: they are what is sent. */}
      <div hidden={folded !== undefined} className={folded ? undefined : 'grid gap-4'}>
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
      </div>
      <TextArea label="Note for the vendor" optional rows={2} {...field('note')} />
    </section>
  )
}

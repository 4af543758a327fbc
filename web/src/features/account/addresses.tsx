import { useState } from 'react'
import { showFailure } from '@/lib/api/failure-text'
import { Awaited } from '@/lib/awaited'
import { removeAddress, type SavedAddress, useLiveAddresses } from '@/lib/live/transactions'
import { useSession } from '@/lib/session/session'
import { useAction } from '@/lib/use-action'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { AddressForm } from './address-form'

type Props = { uid: string; address: SavedAddress; onEdit: () => void }

const AddressItem = ({ uid, address, onEdit }: Props) => {
  const name = `${address.address}, ${address.city}`

  const remove = useAction(() => removeAddress(uid, address.id), { onFailure: showFailure })
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-md border border-line p-4">
      <div className="min-w-0">
        <p className="font-semibold">{address.recipient_name}</p>
        <p className="text-muted">
          {name}, {address.state}
        </p>
        <p className="text-muted tabular-nums">{address.phone}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Remove ${name}`}
          loading={remove.isPending}
          onClick={() => remove.run()}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

/** The user's saved delivery addresses, which checkout offers. */
export const Addresses = () => {
  const uid = useSession().user?.uid
  const addresses = useLiveAddresses()
  /** The id of the address being edited, or `new` for an address that isn't saved yet. */
  const [edited, setEdited] = useState<string>()

  if (!uid || addresses.status === 'loading') {
    return (
      <Awaited label="Loading your addresses">
        <Skeleton className="h-28" />
      </Awaited>
    )
  }
  if (addresses.status === 'error') {
    return <ErrorState onRetry={addresses.retry}>Your addresses could not be loaded.</ErrorState>
  }
  const close = () => setEdited(undefined)
  return (
    <>
      {addresses.data.length === 0 && edited === undefined && (
        <p className="text-muted">No address yet. Save the addresses that you order to.</p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {addresses.data.map((address) =>
          edited === address.id ? (
            <li key={address.id} className="rounded-md border border-line p-4">
              <AddressForm saved={address} onDone={close} />
            </li>
          ) : (
            <AddressItem
              key={address.id}
              uid={uid}
              address={address}
              onEdit={() => setEdited(address.id)}
            />
          ),
        )}
      </ul>
      {edited === 'new' ? (
        <AddressForm onDone={close} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setEdited('new')}>
          Add an address
        </Button>
      )}
    </>
  )
}

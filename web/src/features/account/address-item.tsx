import { showFailure } from '@/lib/api/failure-text'
import { removeAddress, type SavedAddress } from '@/lib/live/transactions'
import { useAction } from '@/lib/use-action'
import { Button } from '@/ui/form/button'

type Props = { uid: string; address: SavedAddress; onEdit: () => void }

export const AddressItem = ({ uid, address, onEdit }: Props) => {
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

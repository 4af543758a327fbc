import type { GoodsReturn } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { streetOf } from '@contract/people/street-of'
import { vendorPaths } from '@contract/vendor-urls'
import { partyName } from '@/shared/parties/parties'
import { useOwnStore } from '@/shared/store/own-store'
import { Link } from '@/ui/navigation/link'

type Props = { transaction: Transaction; back: GoodsReturn }

/** Asks a store without an address for it, where goods go back though it didn't agree to it itself. */
export const AddressToSay = ({ transaction, back }: Props) => {
  const { data: store } = useOwnStore()
  if (!store || back.sent || (streetOf(store) !== '' && store.private.phone !== '')) return null
  const buyer = partyName(transaction, 'buyer')
  return (
    <p role="note" className="rounded-md bg-warning-soft p-3 text-warning">
      Your store has no address, so {buyer} doesn’t know where to send it. Write it to {buyer} in a
      message, and{' '}
      <Link to={vendorPaths.settings} className="underline">
        add it to your store
      </Link>{' '}
      for the next time.
    </p>
  )
}

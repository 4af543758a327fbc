import { useEffect } from 'react'
import { type SavedAddress, useLiveAddresses } from '@/lib/live/transactions'

type Props = { onAddresses: (addresses: readonly SavedAddress[]) => void }

/** Passes the buyer's saved addresses to the form once loaded. Renders nothing. */
export default function SavedAddresses({ onAddresses }: Props) {
  const { data, status } = useLiveAddresses()
  useEffect(() => {
    if (status === 'loading') return
    // If loading fails, the buyer can still type an address.
    onAddresses(data ?? [])
  }, [data, status, onAddresses])
  return null
}

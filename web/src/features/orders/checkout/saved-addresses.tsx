import { useEffect } from 'react'
import { type SavedAddress, useLiveAddresses } from '@/lib/live/transactions'

type Props = { onAddresses: (addresses: readonly SavedAddress[]) => void }

/** Tells the form the buyer's saved addresses, once they are there. It draws nothing itself. */
export default function SavedAddresses({ onAddresses }: Props) {
  const { data, status } = useLiveAddresses()
  useEffect(() => {
    if (status === 'loading') return
    // That they can't be read keeps nobody from typing one.
    onAddresses(data ?? [])
  }, [data, status, onAddresses])
  return null
}

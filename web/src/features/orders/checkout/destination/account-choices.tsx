import type { PaymentChannel } from '@contract/entities/orders/transaction'
import { useEffect } from 'react'
import { useLiveChannel } from '@/lib/live/account'
import { type SavedAddress, useLiveAddresses } from '@/lib/live/transactions'

type Props = {
  onAddresses: (addresses: readonly SavedAddress[]) => void
  onChannel: (channel: PaymentChannel) => void
}

/**
 * Passes the buyer's saved addresses and the channel of their last payment to the form once loaded.
 * Renders nothing.
 */
export default function AccountChoices({ onAddresses, onChannel }: Props) {
  const { data, status } = useLiveAddresses()
  const channel = useLiveChannel()
  useEffect(() => {
    if (status === 'loading') return
    // If loading fails, the buyer can still type an address.
    onAddresses(data ?? [])
  }, [data, status, onAddresses])
  useEffect(() => {
    if (channel) onChannel(channel)
  }, [channel, onChannel])
  return null
}

import { PAYMENT_CHANNELS, type PaymentChannel } from '@contract/entities/orders/transaction'
import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSession } from '@/lib/session/session'
import { lastChannel, storeChannel } from '@/shared/payment/payment-channel'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import type { Checkout, CheckoutFields } from './checkout-schema'

/** All channels, the last one used first. */
const channelsInOrder = (): PaymentChannel[] => {
  const last = lastChannel()
  return [last, ...PAYMENT_CHANNELS.filter((channel) => channel !== last)]
}

/** Never rejects: how somebody paid is a convenience, and the payment doesn't wait for it. */
const saveToAccount = async (uid: string, channel: PaymentChannel): Promise<void> => {
  try {
    const { saveChannel } = await loadInBackground(() => import('@/lib/live/account'))
    await saveChannel(uid, channel)
  } catch (error) {
    console.error(error)
  }
}

/**
 * The ways to pay, the last one used first: the account's, which is loaded late and must not move
 * what was chosen already, and this device's until then.
 */
export const useChannels = (form: UseFormReturn<CheckoutFields, unknown, Checkout>) => {
  const uid = useSession().user?.uid
  const [channels, setChannels] = useState(channelsInOrder)
  const known = useRef<PaymentChannel>(undefined)
  const { getFieldState, setValue } = form

  const receive = useCallback(
    (channel: PaymentChannel) => {
      known.current = channel
      if (getFieldState('channel').isDirty) return
      storeChannel(channel)
      setValue('channel', channel)
      setChannels(channelsInOrder())
    },
    [getFieldState, setValue],
  )

  const keep = (channel: PaymentChannel): void => {
    storeChannel(channel)
    if (uid && known.current !== channel) void saveToAccount(uid, channel)
  }
  return { channels, receive, keep }
}

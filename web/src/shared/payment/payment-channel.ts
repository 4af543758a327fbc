import { PAYMENT_CHANNELS, type PaymentChannel } from '@contract/entities/orders/transaction'
import { readStored, writeStored } from '../../lib/local-storage'

const KEY = 'oja_channel'

/** How this device's user paid last; bank transfer, which most people use, if they never did. */
export const lastChannel = (): PaymentChannel => {
  const stored = readStored(KEY)
  return PAYMENT_CHANNELS.find((channel) => channel === stored) ?? PAYMENT_CHANNELS[0]
}

/** @param channel null forgets it */
export const storeChannel = (channel: PaymentChannel | null): void => writeStored(KEY, channel)

import { SECOND_MS } from '@contract/time'
import type { Address } from '@/lib/live/transactions'
import { loadInBackground } from '@/ui/chunks/load-chunk'

/** How long the payment waits for the address to be saved. */
const MAX_AGE_MS = 3 * SECOND_MS

/**
 * Saves the address of a purchase, in place of the one with this id if there is one. Never rejects,
 * so that a failure doesn't block the payment.
 */
export const keepAddress = async (address: Address, id?: string): Promise<void> => {
  const save = async () => {
    const { saveAddress } = await loadInBackground(() => import('@/lib/live/transactions'))
    await saveAddress(address, id)
  }
  const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_AGE_MS))
  await Promise.race([save().catch(console.error), late])
}

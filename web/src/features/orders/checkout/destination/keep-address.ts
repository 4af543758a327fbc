import { SECOND_MS } from '@contract/time'
import type { Address } from '@/lib/live/transactions'
import { loadInBackground } from '@/ui/chunks/load-chunk'

/** How long the payment waits for the address to be saved. */
const MAX_AGE_MS = 3 * SECOND_MS

/**
 * Saves the address of a purchase, or its area as that of the one with this id. Never rejects,
 * so that a failure doesn't block the payment.
 */
export const keepAddress = async (address: Address, id?: string): Promise<void> => {
  const save = async () => {
    const { addAddress, changeAddress } = await loadInBackground(
      () => import('@/lib/live/transactions'),
    )
    const { state, city } = address
    if (id) await changeAddress(id, { state, city })
    else await addAddress(address)
  }
  const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_AGE_MS))
  await Promise.race([save().catch(console.error), late])
}

import { useEffect } from 'react'
import { isApiError, isRefusal } from '@/lib/api/api-error'

const refusedOffer = (error: unknown): string | undefined => {
  if (!isApiError(error) || !isRefusal(error, 'offer/not-payable')) return undefined
  const { offer_id } = error.details
  return typeof offer_id === 'string' ? offer_id : undefined
}

/** Tells the cart whose offer the server refused, so that what can be bought is quoted without it. */
export const useLapse = (error: unknown, lapse: (offer_id: string) => void): void => {
  const refused = refusedOffer(error)
  useEffect(() => {
    if (refused) lapse(refused)
  }, [refused, lapse])
}

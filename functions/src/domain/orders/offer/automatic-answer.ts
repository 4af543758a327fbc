import type { OfferSettings } from '../../../contract/entities/orders/offer'
import { MINUTE_MS } from '../../../contract/time'

/** The soonest and the latest that settings answer, so that nobody tells them from a person. */
const SOONEST_MS = MINUTE_MS
const LATEST_MS = 10 * MINUTE_MS

/** What a vendor's settings say to a price; undefined if the vendor says it. */
export const automaticAnswer = (
  { accept_from_minor: from, decline_below_minor: below }: OfferSettings,
  price_minor: number,
): 'accept' | 'decline' | undefined => {
  if (from !== undefined && price_minor >= from) return 'accept'
  return below !== undefined && price_minor < below ? 'decline' : undefined
}

/** When settings answer what was offered at `now` (epoch ms): 1 to 10 minutes later, by chance. */
export const answerTime = (now: number, random: (size: number) => Uint8Array): number => {
  const drawn = random(4).reduce((sum, byte) => sum * 256 + byte, 0)
  return now + SOONEST_MS + Math.floor((drawn / 2 ** 32) * (LATEST_MS - SOONEST_MS))
}

import type { StoreLimit } from '@contract/entities/people/store-limit'
import { instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'

/** Says how much a new store can still take, and what and when frees more. */
export const busyText = (name: string, { room_minor, until }: StoreLimit): string => {
  const now =
    room_minor > 0
      ? `${name} is new and can take ${formatMoney(room_minor, 'NGN')} more until a delivery is approved. Order less, or come back later.`
      : `${name} is busy until a delivery is approved.`
  return until ? `${now} Its next order ends or moves on by ${instantText(until)}.` : now
}

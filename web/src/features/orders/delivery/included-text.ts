import { POLICY } from '@contract/escrow/policy'
import { dateText } from '@contract/lagos-text'
import { timestampFromMillis } from '@contract/time'

/** By when a store without delivery days of its own sends what is paid `now`; epoch milliseconds. */
const sentByText = (now: number): string =>
  `sent by ${dateText(timestampFromMillis(now + POLICY.ship_ms))}`

export const includedText = (now: number): string =>
  `Delivery is included in the price, ${sentByText(now)}.`

/** The same in half a line, for the picked place. */
export const includedTo = (city: string, now: number): string =>
  `Delivery to ${city} is included, ${sentByText(now)}`

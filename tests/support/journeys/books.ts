import { bookedIds, leaveBooks } from '../test-log'

/** Around all journeys: what they booked themselves is left for the part's last step. */
export default async function noteBooks(): Promise<() => Promise<void>> {
  const before = await bookedIds()
  return () => leaveBooks(before)
}

import { leaveBooks, postedIds } from '../test-log'

/** Around all journeys: what they booked themselves is left for the part's last step. */
export default async function noteBooks(): Promise<() => Promise<void>> {
  const before = await postedIds()
  return () => leaveBooks(before)
}

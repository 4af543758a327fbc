import { leaveBooks, postedIds } from '../test-log'

/** Global setup of the journeys: leaves the entries that they posted for the part's last step. */
export default async function noteBooks(): Promise<() => Promise<void>> {
  const before = await postedIds()
  return () => leaveBooks(before)
}

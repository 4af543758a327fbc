import { postedIds, savePostings } from '../logs/test-log'

/** Global setup of the journeys: leaves the entries that they posted for the part's last step. */
export default async function notePostings(): Promise<() => Promise<void>> {
  const before = await postedIds()
  return () => savePostings(before)
}

import { countedRange } from '../text/counted'

/** Transit in working days: "1 working day", "2 to 5 working days". */
export const workingDaysText = (from: number, to: number): string =>
  countedRange(from, to, 'working day')

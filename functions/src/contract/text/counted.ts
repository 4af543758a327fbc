import { groupDigits } from '../money'

/** A number with its noun: "1 day", "1,200 days". @param many the plural, if it isn't `one` with s */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`

/** From a number to another of the same noun: "1 day", "2 to 3 days". */
export const countedRange = (from: number, to: number, one: string): string =>
  from === to ? counted(to, one) : `${groupDigits(from)} to ${counted(to, one)}`

import { groupDigits } from './money'

/** "3 to 120 characters" */
export const lengthText = ({ min, max }: Readonly<{ min: number; max: number }>): string =>
  `${groupDigits(min)} to ${groupDigits(max)} characters`

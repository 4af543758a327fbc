const DIGITS = 4

/** Ids made from the sequence, so that a repeated commit can't make a second event. */
export const eventId = (sequence: number, action: string): string =>
  `${String(sequence).padStart(DIGITS, '0')}-${action}`

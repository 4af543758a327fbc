const DIGITS = 4

/** Derives the id from the sequence, so that a repeated commit can't create a second event. */
export const eventId = (sequence: number, action: string): string =>
  `${String(sequence).padStart(DIGITS, '0')}-${action}`

// Strings are matched first and kept, so that digits inside them aren't changed.
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const INTEGER = /^-?\d+$/

/**
 * Parses JSON without rounding: an integer beyond 2^53 becomes a string of its digits.
 * Paystack's ids are unsigned 64-bit numbers, and `JSON.parse` would merge neighbours.
 */
export const parseLosslessJson = (text: string): unknown =>
  JSON.parse(
    text.replace(STRING_OR_NUMBER, (token) =>
      INTEGER.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    ),
  )

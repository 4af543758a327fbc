const DIGITS = 6
const CODES = 10 ** DIGITS
/** The largest multiple of `CODES` within 32 bits; numbers above it would bias the code. */
const FAIR_BELOW = 2 ** 32 - (2 ** 32 % CODES)

/**
 * Makes a six-digit code; all codes are equally likely.
 * @param randomBytes returns `size` random bytes
 */
export const makeSixDigitCode = (randomBytes: (size: number) => Uint8Array): string => {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4)
    const number = ((a * 256 + b) * 256 + c) * 256 + d
    if (number < FAIR_BELOW) return String(number % CODES).padStart(DIGITS, '0')
  }
}

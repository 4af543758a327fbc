import { withAsciiDigits } from '../text/digits'
import { DEAL_CODE_LENGTH, DEAL_CODE_SYMBOLS } from './deal-code'

const CODE = new RegExp(`^[${DEAL_CODE_SYMBOLS}]{${DEAL_CODE_LENGTH}}$`)
/** With what stands around a code that is pasted, or in its link. */
const MAX_TYPED = 300
const BEFORE = /^[^\p{L}\p{N}]*(?:\S*\/d\/|(?:deal\s)?code[\s:]+)?/iu
const BEHIND = /[/?#\n].*$/s
const WITHIN = /[\s\p{Z}\p{Cf}\p{Pd}\u2212_]/gu
const END = /[^\p{L}\p{N}]+$/u

/** The code that was meant by what was typed or pasted; undefined if it can be none. */
export const readDealCode = (typed: string): string | undefined => {
  if (typed.length > MAX_TYPED) return undefined
  const code = withAsciiDigits(typed.replace(BEFORE, '').trim().replace(BEHIND, ''))
    .replace(END, '')
    .replace(WITHIN, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return CODE.test(code) ? code : undefined
}

/** Crockford's base 32: without I, L, O and U. */
export const DEAL_CODE_SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const DEAL_CODE_LENGTH = 10
const CODE = new RegExp(`^[${DEAL_CODE_SYMBOLS}]{${DEAL_CODE_LENGTH}}$`)
/** With hyphens and blanks wherever somebody put them. */
const MAX_TYPED = 60

/** As people read and send it: `ABCDE-FGHJK`. */
export const shownDealCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** The code that was meant by what was typed or pasted; undefined if it can be none. */
export const readDealCode = (typed: string): string | undefined => {
  if (typed.length > MAX_TYPED) return undefined
  const code = typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return CODE.test(code) ? code : undefined
}

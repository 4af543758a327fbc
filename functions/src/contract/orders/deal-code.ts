/** Crockford's base 32: without I, L, O and U. */
export const DEAL_CODE_SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const DEAL_CODE_LENGTH = 10
const SHOWN = new RegExp(`^[${DEAL_CODE_SYMBOLS}]{5}-[${DEAL_CODE_SYMBOLS}]{5}$`)

/** As people read and send it: `ABCDE-FGHJK`. */
export const shownDealCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** Whether it is a code as links have it. */
export const isShownDealCode = (text: string): boolean => SHOWN.test(text)

import { DEAL_CODE_LENGTH, DEAL_CODE_SYMBOLS } from '../../../contract/orders/deal-code'

/**
 * Makes a deal's code. 32 symbols divide a byte evenly, so that none is likelier.
 * @param randomBytes returns `size` cryptographically random bytes
 */
export const makeDealCode = (randomBytes: (size: number) => Uint8Array): string =>
  [...randomBytes(DEAL_CODE_LENGTH)]
    .map((byte) => DEAL_CODE_SYMBOLS[byte % DEAL_CODE_SYMBOLS.length])
    .join('')

import type { ErrorCode } from './errors'

/** Of an action of a transaction's party. */
export const ACTING: readonly ErrorCode[] = [
  'transaction/action-not-allowed',
  'transaction/chargeback-open',
  'transaction/not-found',
]

/** Of a way back that is quoted or booked. */
export const WAY_BACK: readonly ErrorCode[] = [
  ...ACTING,
  'delivery/carrier-refused',
  'delivery/carrier-unavailable',
  'delivery/way-back-dearer',
]

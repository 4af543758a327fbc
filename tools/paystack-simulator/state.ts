import type {
  Charge,
  Dispute,
  LedgerEntry,
  Recipient,
  Refund,
  SignatureKind,
  Transfer,
  WebhookMessage,
} from './model'

export type FailureMode = 'error' | 'hang' | 'slow' | 'drop' | 'lose-answer' | 'garbage'
export type Failure = {
  mode: FailureMode
  /** How many calls still fail. */
  times: number
  /** Only calls whose path begins with it. */
  path: string
  /** Only calls of this method, or of any when null. */
  method: string | null
  delay_ms: number
}

export type WebhookPolicy = {
  is_holding: boolean
  delay_ms: number
  copies: number
  signature: SignatureKind
}

// Beyond 2^53, so that a reader who rounds ids mixes up neighbours.
const FIRST_LONG_ID = 9_007_199_254_740_993n
const FIRST_SHORT_ID = 1_001

export const createState = () => ({
  charges: new Map<string, Charge>(),
  refunds: new Map<string, Refund>(),
  recipients: new Map<string, Recipient>(),
  transfers: new Map<string, Transfer>(),
  disputes: new Map<string, Dispute>(),
  ledger: [] as LedgerEntry[],
  /** Names by `bank_code:account_number`. */
  account_names: new Map<string, string>(),
  uploads: new Map<string, number>(),
  webhooks: [] as WebhookMessage[],
  webhook_policy: {
    is_holding: false,
    delay_ms: 0,
    copies: 1,
    signature: 'valid',
  } as WebhookPolicy,
  failures: [] as Failure[],
  next_long_id: FIRST_LONG_ID,
  next_short_id: FIRST_SHORT_ID,
})
export type State = ReturnType<typeof createState>

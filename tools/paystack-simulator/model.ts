/** Times are in epoch milliseconds, amounts in kobo. Ids above 2^53 are bigints, as in the API. */
type ChargeStatus =
  | 'abandoned'
  | 'failed'
  | 'ongoing'
  | 'pending'
  | 'processing'
  | 'queued'
  | 'reversed'
  | 'success'

export type Charge = {
  id: bigint
  reference: string
  access_code: string
  email: string
  requested_amount: number
  /** The paid amount; before payment, the requested one. */
  amount: number
  currency: string
  status: ChargeStatus
  channels: string[]
  channel: string | null
  card: string | null
  /** The card's fingerprint, or who sent a transfer; made from the email and card if absent. */
  payer?: { signature?: string; sender_name?: string; sender_bank_account_number?: string }
  callback_url: string | null
  /** Undefined if the request had none. */
  metadata: unknown
  fees: number | null
  gateway_response: string | null
  created_at: number
  paid_at: number | null
  /** The card whose PIN or one-time password is missing. */
  step: { card: string; ask: 'pin' | 'otp'; is_returning: boolean } | null
}

export const REFUND_STATUSES = [
  'pending',
  'processing',
  'processed',
  'failed',
  'needs-attention',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]
export type Refund = {
  id: bigint
  charge_reference: string
  amount: number
  status: RefundStatus
  refund_reference: string | null
  customer_note: string | null
  merchant_note: string | null
  account_number: string | null
  created_at: number
  updated_at: number
}

export type Recipient = {
  id: number
  code: string
  name: string
  account_number: string
  bank_code: string
  metadata: unknown
  created_at: number
}

export const TRANSFER_STATUSES = [
  'success',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
  'pending',
  'otp',
  'received',
] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]
export type Transfer = {
  id: bigint
  code: string
  reference: string
  recipient_code: string
  amount: number
  fee: number
  reason: string | null
  status: TransferStatus
  created_at: number
  updated_at: number
}

export type Dispute = {
  id: bigint
  charge_reference: string
  refund_amount: number
  /** Why the bank claims; `chargeback` unless it is said. */
  category?: string
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'pending' | 'resolved'
  resolution: string | null
  message: string | null
  evidence: Record<string, unknown> | null
  uploaded_files: string[]
  due_at: number
  reminded_at: number
  created_at: number
  resolved_at: number | null
}

export type LedgerEntry = {
  id: number
  currency: string
  difference: number
  balance: number
  reason: string
  model: 'Topup' | 'Transaction' | 'Fee' | 'Refund' | 'Transfer' | 'Dispute'
  row: string
  created_at: number
}

export const SIGNATURES = ['valid', 'wrong', 'missing'] as const
export type SignatureKind = (typeof SIGNATURES)[number]
export type WebhookMessage = {
  id: number
  event: string
  body: string
  /** The signed bytes, if the body was changed after signing. */
  signed_body?: string
  signature: SignatureKind
  status: 'held' | 'waiting' | 'delivered' | 'given_up'
  attempts: { at: number; http_status: number | null; failure: string | null }[]
}

export const FAILURE_MODES = ['error', 'hang', 'slow', 'drop', 'lose-answer', 'garbage'] as const
export type FailureMode = (typeof FAILURE_MODES)[number]
export type Failure = {
  mode: FailureMode
  /** How many more requests will fail. */
  times: number
  /** Only requests whose path starts with this. */
  path: string
  /** Only requests with this method; null for any. */
  method: string | null
  /** For `slow`. */
  delay_ms: number
}

// Above 2^53, so that a client that rounds ids confuses neighbours.
const FIRST_LONG_ID = 9_007_199_254_740_993n
const FIRST_SHORT_ID = 1_001

/** The state that a reset clears. */
export const createState = () => ({
  charges: new Map<string, Charge>(),
  refunds: new Map<string, Refund>(),
  recipients: new Map<string, Recipient>(),
  transfers: new Map<string, Transfer>(),
  disputes: new Map<string, Dispute>(),
  ledger: [] as LedgerEntry[],
  /** Names by `bank_code:account_number`. */
  account_names: new Map<string, string>(),
  /** Sizes in bytes by file name. */
  uploads: new Map<string, { size: number; type: string }>(),
  webhooks: [] as WebhookMessage[],
  webhook_policy: {
    is_holding: false,
    delay_ms: 0,
    copies: 1,
    signature: 'valid' as SignatureKind,
  },
  failures: [] as Failure[],
  /** The offset set by `/__control/clock`. */
  clock_offset_ms: 0,
  next_long_id: FIRST_LONG_ID,
  next_short_id: FIRST_SHORT_ID,
})
export type State = ReturnType<typeof createState>

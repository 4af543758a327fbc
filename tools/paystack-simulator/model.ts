/** Instants are epoch milliseconds, amounts kobo. Ids above 2^53 are bigints, as on the wire. */
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
  /** What was paid; the requested amount until then. */
  amount: number
  currency: string
  status: ChargeStatus
  channels: string[]
  channel: string | null
  card: string | null
  callback_url: string | null
  /** Undefined when the request had none. */
  metadata: unknown
  fees: number | null
  gateway_response: string | null
  created_at: number
  paid_at: number | null
  /** The card that waits for its PIN or one-time password. */
  step: { card: string; ask: 'pin' | 'otp'; is_returning: boolean } | null
}

export type RefundStatus = 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention'
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

export type TransferStatus =
  | 'success'
  | 'failed'
  | 'reversed'
  | 'abandoned'
  | 'blocked'
  | 'rejected'
  | 'pending'
  | 'otp'
  | 'received'
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

type DisputeStatus =
  | 'awaiting-merchant-feedback'
  | 'awaiting-bank-feedback'
  | 'pending'
  | 'resolved'
export type Dispute = {
  id: bigint
  charge_reference: string
  refund_amount: number
  status: DisputeStatus
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

export type SignatureKind = 'valid' | 'wrong' | 'missing'
export type WebhookMessage = {
  id: number
  event: string
  body: string
  /** What the signature is of, when the body was changed after signing. */
  signed_body?: string
  signature: SignatureKind
  status: 'held' | 'waiting' | 'delivered' | 'given_up'
  attempts: { at: number; http_status: number | null; failure: string | null }[]
}

import type { PositiveMinor } from '../contract/amount'
import type { Payer } from '../contract/entities/money/payment'
import type { CurrencyCode } from '../contract/money'
import type {
  DisputeState,
  ProviderEvent,
  ProviderMode,
  RefundState,
  TransferOutcome,
  TransferState,
} from './payment-events'

type ChargeRequest = {
  email: string
  amount_minor: number
  currency: 'NGN'
  /** `[a-z0-9-]{16,50}`, never reused. */
  reference: string
  callback_url: string
  channels?: ('card' | 'bank_transfer' | 'bank' | 'ussd')[]
  metadata?: Record<string, unknown>
}

type StartedCharge = { authorization_url: string; access_code: string; reference: string }

/** A charge, paid or not. */
export type Charge = {
  provider_id: string
  domain: ProviderMode
  state:
    | 'abandoned'
    | 'failed'
    | 'ongoing'
    | 'pending'
    | 'processing'
    | 'queued'
    | 'reversed'
    | 'success'
  reference: string
  amount_minor: number
  requested_amount_minor: number
  fees_minor: number | null
  currency: CurrencyCode
  channel: string | null
  /** Epoch milliseconds. */
  paid_at: number | null
  gateway_response: string | null
  metadata: Record<string, unknown>
  payer: Payer
}

export type RefundRequest = {
  /** The charge's reference. */
  reference: string
  /** Always sent: without it the provider refunds the whole charge. */
  amount_minor: PositiveMinor
  /** The charge's currency: a refund is in the currency of the payment. */
  currency: CurrencyCode
  /** Our idempotency key, one per refund: a refund with this key is never created twice. */
  key: string
  customer_note?: string
}

export type Refund = {
  refund_id: string
  charge_id: string | null
  state: RefundState
  amount_minor: number
  deducted_amount_minor: number
  currency: string
  merchant_note: string | null
  /** Epoch milliseconds. */
  expected_at: number | null
}

type Bank = { id: string; name: string; slug: string; code: string }

/** `account_number` has ten digits (NUBAN). */
type BankAccount = { account_number: string; bank_code: string }

type TransferRecipient = { recipient_code: string; name: string; active: boolean }

export type TransferRequest = {
  amount_minor: number
  recipient_code: string
  /** `[a-z0-9_-]{16,50}`, one per transfer and the same for every attempt. */
  reference: string
  reason: string
}

export type Transfer = {
  transfer_id: string
  reference: string
  transfer_code: string
  state: TransferState
  outcome: TransferOutcome
  amount_minor: number
  currency: string
  recipient_code: string | null
  fee_minor: number | null
  gateway_response: string | null
  /** Epoch milliseconds. */
  created_at: number | null
}

/** A change of our balance at the provider. */
export type BalanceEntry = {
  entry_id: string
  currency: string
  /** After this entry. */
  balance_minor: number
  /** Negative for money that went out. */
  difference_minor: number
  reason: string
  model: string
  /** The id of the charge, refund, transfer or dispute that moved the money. */
  row: string
  created_at: number | null
}

/** A chargeback at the provider. */
export type ProviderDispute = {
  dispute_id: string
  state: DisputeState
  /** The amount that the payer's bank claims. */
  refund_amount_minor: number | null
  currency: string | null
  resolution: string | null
  category: string | null
  /** Epoch milliseconds; without a response by then, the provider accepts for us. */
  due_at: number | null
  resolved_at: number | null
  /** The charge's reference. */
  reference: string
  charge_id: string
  charge_amount_minor: number
}

export type DisputeEvidence = {
  customer_email: string
  customer_name: string
  customer_phone: string
  service_details: string
  delivery_address?: string
  /** YYYY-MM-DD */
  delivery_date?: string
}

export type DisputeResolution = {
  resolution: 'merchant-accepted' | 'declined'
  message: string
  /** The amount to refund; 0 if declined. */
  refund_amount_minor: number
  /** The name returned by `disputeUploadUrl`. */
  uploaded_filename: string
  evidence_id?: string
}

/** Throws if this instance may no longer send, for example because its lease has ended. */
type MayStillSend = () => Promise<void>

/**
 * The payment provider. A failed call throws an AppError with a `ProviderProblem`; a lookup of
 * something that the provider doesn't know returns null.
 */
export type Payments = {
  /** What it is called as an actor. */
  id: string
  mode: ProviderMode

  /** Not repeatable: after an unknown outcome, use a new reference. */
  initializeTransaction: (request: ChargeRequest) => Promise<StartedCharge>
  verifyTransaction: (reference: string) => Promise<Charge | null>
  fetchTransaction: (provider_id: string) => Promise<Charge | null>
  listCharges: () => Promise<Charge[]>

  /** Returns the existing refund for a used key. Concurrent calls must be excluded by a lease. */
  createRefund: (request: RefundRequest, mayStillSend?: MayStillSend) => Promise<Refund>
  fetchRefund: (refund_id: string) => Promise<Refund>
  findRefund: (request: RefundRequest) => Promise<Refund | null>
  /** Of one charge, oldest first. */
  listRefunds: (reference: string) => Promise<Refund[]>
  listAllRefunds: () => Promise<Refund[]>
  /** Sends a refund in `needs_attention` to a bank account. */
  retryRefund: (
    refund_id: string,
    account: { account_number: string; bank_id: string },
  ) => Promise<Refund>

  /** The banks that the provider pays to. */
  listBanks: () => Promise<Bank[]>
  /** The account with its owner's name at the bank. */
  resolveAccount: (
    account: BankAccount,
  ) => Promise<{ account_number: string; account_name: string } | null>
  createRecipient: (account: BankAccount & { name: string }) => Promise<TransferRecipient>
  /** Returns the existing transfer for a used reference. */
  initiateTransfer: (request: TransferRequest, mayStillSend?: MayStillSend) => Promise<Transfer>
  verifyTransfer: (reference: string) => Promise<Transfer | null>
  listTransfers: () => Promise<Transfer[]>
  /** Newest first, back to `since` in epoch milliseconds. */
  listBalanceEntries: (range?: { since?: number }) => Promise<BalanceEntry[]>

  listAllDisputes: () => Promise<ProviderDispute[]>
  fetchDispute: (dispute_id: string) => Promise<ProviderDispute>
  /** Returns the evidence's id. */
  addDisputeEvidence: (dispute_id: string, evidence: DisputeEvidence) => Promise<string>
  disputeUploadUrl: (
    dispute_id: string,
    file_name: string,
  ) => Promise<{ signed_url: string; file_name: string }>
  uploadDisputeFile: (
    signed_url: string,
    content: string | Buffer,
    content_type: string,
  ) => Promise<void>
  resolveDispute: (dispute_id: string, request: DisputeResolution) => Promise<ProviderDispute>

  /** True if the provider signed exactly these bytes. */
  isSignedByProvider: (rawBody: Buffer, header: string | undefined) => boolean
  /** Parses a signed body. The key is equal for all deliveries of one event. Never throws. */
  readEvent: (rawBody: Buffer) => { event: ProviderEvent; key: string }
}

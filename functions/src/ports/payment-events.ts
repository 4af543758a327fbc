/** Whether a key, charge or event is of the provider's test money or of real money. */
export type ProviderMode = 'test' | 'live'

export type RefundState = 'pending' | 'processing' | 'processed' | 'failed' | 'needs_attention'

export type TransferState =
  | 'success'
  | 'failed'
  | 'reversed'
  | 'abandoned'
  | 'blocked'
  | 'rejected'
  | 'pending'
  | 'otp'
  | 'received'

/** While it is `open`, never make another transfer. */
export type TransferOutcome = 'paid' | 'not_paid' | 'open'

export type DisputeState =
  | 'awaiting_merchant_feedback'
  | 'awaiting_bank_feedback'
  | 'pending'
  | 'resolved'

type ChargeSucceeded = {
  type: 'charge_succeeded'
  reference: string
  amount_minor: number
  requested_amount_minor: number
  currency: string
  provider_id: string
  domain: ProviderMode
}

type RefundUpdated = {
  type: 'refund_updated'
  /** The charge's reference. */
  reference: string
  refund_id: string | null
  refund_reference: string | null
  state: RefundState
  amount_minor: number
  currency: string | null
  domain: ProviderMode | null
}

/** A bank transfer that the provider sent back to the payer. */
type TransferRejected = {
  type: 'transfer_rejected'
  /** The provider's id of the charge. */
  provider_id: string
  message_type: string
  amount_minor: number
}

type TransferUpdated = {
  type: 'transfer_updated'
  reference: string
  transfer_code: string
  state: TransferState
  outcome: TransferOutcome
  amount_minor: number
  domain: ProviderMode | null
}

type DisputeUpdated = {
  type: 'dispute_updated'
  phase: 'created' | 'reminded' | 'resolved'
  /** The charge's reference. */
  reference: string
  dispute_id: string
  /** Epoch milliseconds. */
  due_at: number | null
  state: DisputeState
  resolution: string | null
  refund_amount_minor: number | null
  currency: string | null
  domain: ProviderMode | null
}

export type UnknownEvent = {
  type: 'unknown'
  /** The provider's event name; empty if the body isn't an event. */
  event: string
  /** SHA-256 of the body, in hex. */
  digest: string
  /** Why an event of a known type couldn't be parsed, otherwise null. */
  problem: string | null
}

export type KnownEvent =
  | ChargeSucceeded
  | RefundUpdated
  | TransferRejected
  | TransferUpdated
  | DisputeUpdated
export type ProviderEvent = KnownEvent | UnknownEvent

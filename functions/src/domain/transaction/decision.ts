import type { LedgerEntry } from '../../contract/entities/ledger'
import type { OutboxTask } from '../../contract/entities/outbox'
import type {
  Delivery,
  DisputeEntry,
  PaymentChannel,
  Shipment,
  Transaction,
  TransactionEvent,
} from '../../contract/entities/transaction'
import type { CurrencyCode } from '../../contract/money'

/** Who acts: the party's uid, the provider's name, the operator's address, or the sweep's. */
export type Who = TransactionEvent['who']

/** Everything a new purchase is decided from; price, fee and stock are the server's. */
export type Purchase = {
  id: string
  buyer: { uid: string; name: string }
  quantity: number
  delivery: Delivery
  channel: PaymentChannel
  reference: string
  /** What the buyer was shown to pay. */
  expected_total_minor: number
}

/** An action with what it needs to know. Amounts in minor units. */
export type Command =
  /** @property invoice_number the vendor's next; none where the money goes straight back */
  | { action: 'payment_confirmed'; provider_fee_minor: number; invoice_number?: number }
  /** A charge that isn't the one agreed on: it goes back as it came. */
  | {
      action: 'payment_mismatched'
      mismatch: string
      amount_minor: number
      currency: CurrencyCode
      provider_fee_minor: number
    }
  | { action: 'payment_failed'; note: string }
  /** @property message_type the provider's word for why, such as `INCORRECT_AMOUNT` */
  | { action: 'transfer_rejected'; message_type: string; amount_minor: number }
  | { action: 'decline' | 'cancel'; reason?: string | undefined }
  | { action: 'ship'; shipment: Omit<Shipment, 'shipped_at' | 'delivered_at' | 'proof'> }
  | {
      action: 'dispute'
      reason: string
      description: string
      evidence_paths: readonly string[]
    }
  | { action: 'add_evidence'; paths: readonly string[]; text?: string | undefined }
  | { action: 'add_message'; text: string }
  | { action: 'propose_settlement'; refund_minor: number }
  /** Carries the offer as the party read it, so that a changed one is not accepted unseen. */
  | { action: 'accept_settlement'; refund_minor: number }
  | {
      action: 'resolve'
      outcome: 'release' | 'refund' | 'split'
      refund_minor: number
      reason: string
      /** Said again by who knows that a bank may move the same money. */
      despite_chargeback?: boolean | undefined
    }
  /** @property amount_minor what the bank asks for */
  | { action: 'chargeback'; chargeback_id: string; amount_minor: number; due_at_ms: number }
  | { action: 'chargeback_won'; chargeback_id: string }
  /** @property taken_minor what the provider took from us for it */
  | { action: 'chargeback_lost'; chargeback_id: string; taken_minor: number }
  /** @property provider_fee_minor what a transfer of it cost, or, negative, gave back */
  | { action: 'refund_processed' | 'refund_returned'; provider_fee_minor?: number }
  | { action: 'name_refund_account'; account: string }
  | { action: 'refund_delayed'; state: 'processing' | 'failed' | 'needs_attention' }
  | { action: 'review'; review_id: string }
  | {
      action:
        | 'expire'
        | 'release_reservation'
        | 'confirm'
        | 'allow_cancellation'
        | 'deliver_with_code'
        | 'deliver'
        | 'receive'
        | 'approve'
        | 'auto_release'
        | 'remind'
        | 'withdraw'
        | 'accept_refund'
        | 'resolve_by_default'
        | 'escalate'
    }

export type CommandAction = Command['action']

/** The command of one action. */
export type CommandOf<A extends CommandAction, C = Command> = C extends { action: infer X }
  ? A extends X
    ? C & { action: A }
    : never
  : never

/** Changes of a product's counters; they sum to zero. */
export type StockMovement = { available: number; reserved: number; sold: number }

/** What one action changes, all of it written in one commit, or nothing. */
export type Decision = {
  transaction: Transaction
  event: TransactionEvent
  ledger: LedgerEntry[]
  stock: StockMovement | null
  /** Where it stops being an unpaid order of its buyer: whether it was let go. */
  unpaid_end: 'settled' | 'lapsed' | null
  /** Money that becomes the vendor's (or is taken back, negative), in minor units. */
  vendor_minor: number
  dispute_entry: DisputeEntry | null
  tasks: OutboxTask[]
}

/** `replayed`: this very thing has happened already; the answer is the transaction as it is. */
export type Outcome = { kind: 'changed'; decision: Decision } | { kind: 'replayed' }

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

/** The actor: a party's uid, the provider's name, the operator's address or the job's name. */
export type EventActor = TransactionEvent['actor']

/** The input of a new purchase. Price, fee and stock come from the server. */
export type Purchase = {
  id: string
  buyer: { uid: string; name: string }
  quantity: number
  delivery: Delivery
  channel: PaymentChannel
  reference: string
  /** The total that the buyer saw, in minor units. */
  expected_total_minor: number
}

/** An action and its input. Amounts in minor units. */
export type Command =
  /** @property invoice_number the vendor's next; absent if the money is refunded at once */
  | { action: 'payment_confirmed'; provider_fee_minor: number; invoice_number?: number }
  /** A charge that differs from the agreed one; it is refunded in full. */
  | {
      action: 'payment_mismatched'
      mismatch: string
      amount_minor: number
      currency: CurrencyCode
      provider_fee_minor: number
    }
  | { action: 'payment_failed'; note: string }
  /** @property message_type the provider's reason code, such as `INCORRECT_AMOUNT` */
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
  /** Carries the amount that the party saw, so that it can't accept a changed offer unseen. */
  | { action: 'accept_settlement'; refund_minor: number }
  | {
      action: 'resolve'
      outcome: 'release' | 'refund' | 'split'
      refund_minor: number
      reason: string
      /** Confirms the decision although a chargeback is open and may move the same money. */
      despite_chargeback?: boolean | undefined
    }
  /** @property amount_minor the amount that the bank claims */
  | { action: 'chargeback'; chargeback_id: string; amount_minor: number; due_at_ms: number }
  | { action: 'chargeback_won'; chargeback_id: string }
  /** @property taken_minor the amount that the provider debited for it */
  | { action: 'chargeback_lost'; chargeback_id: string; taken_minor: number }
  /** @property provider_fee_minor the fee of the refund's transfer; negative if it was returned */
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

export type CommandOf<A extends CommandAction, C = Command> = C extends { action: infer X }
  ? A extends X
    ? C & { action: A }
    : never
  : never

/** Changes of a product's counters; they sum to zero. */
export type StockMovement = { available: number; reserved: number; sold: number }

/** Everything that one action changes, written atomically in one commit. */
export type Decision = {
  transaction: Transaction
  event: TransactionEvent
  ledger: LedgerEntry[]
  stock: StockMovement | null
  /** Set when the order stops being unpaid: `lapsed` if the buyer let it go, else `settled`. */
  unpaid_end: 'settled' | 'lapsed' | null
  /** The change of the vendor's wallet, in minor units; negative if money is taken back. */
  vendor_minor: number
  dispute_entry: DisputeEntry | null
  tasks: OutboxTask[]
}

/** `replayed`: the command is a duplicate; the result is the transaction unchanged. */
export type Outcome = { kind: 'changed'; decision: Decision } | { kind: 'replayed' }

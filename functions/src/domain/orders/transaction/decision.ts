import type { CarrierFeeBearer } from '../../../contract/entities/delivery/carrier'
import type { CarrierChargeBearer } from '../../../contract/entities/delivery/carrier-charge'
import type { DeliveryMethod } from '../../../contract/entities/delivery/delivery'
import type { FailedSaleCostBearer } from '../../../contract/entities/money/cost-bearer'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { TransactionVat } from '../../../contract/entities/money/tax'
import type { GoodsAfter } from '../../../contract/entities/orders/dispute'
import type { SendableLine } from '../../../contract/entities/orders/partial'
import type {
  Delivery,
  PaymentChannel,
  Shipment,
  Transaction,
} from '../../../contract/entities/orders/transaction'
import type {
  DisputeEntry,
  TransactionEvent,
} from '../../../contract/entities/orders/transaction-parts'
import type { OutboxTask } from '../../../contract/entities/outbox'
import type { CurrencyCode } from '../../../contract/money'
import type { CarrierOffer } from '../../delivery/quote-delivery'
import type { ReturnCommand } from './return-command'

/** The actor: a party's uid, the provider's name, the operator's uid or address, or the job's name. */
export type EventActor = TransactionEvent['actor']

/** The input of a new purchase. Price, fee and stock come from the server. */
export type Purchase = {
  id: string
  buyer: {
    uid: string
    name: string
    /** Their email address isn't verified: nothing stays reserved for long. */
    is_unverified?: true
  }
  quantity: number
  delivery: Delivery
  /** Needed if the store has a delivery profile. */
  delivery_method?: DeliveryMethod | undefined
  /** What a carrier takes, if it is the method. */
  carrier_offer?: CarrierOffer | undefined
  channel: PaymentChannel
  reference: string
  /** The total that the buyer saw, in minor units. */
  expected_total_minor: number
}

/** Set if it is about the refund of missing units, not the one that ended the order. */
type IsPart = true | undefined

/** An action and its input. Amounts in minor units. */
export type Command =
  /**
   * @property failed_sale_cost_minor what the provider keeps of this order's part if it goes back
   * @property invoice_number the vendor's next; absent if the money is refunded at once
   * @property vat if we are registered
   */
  | {
      action: 'payment_confirmed'
      provider_fee_minor: number
      failed_sale_cost_minor?: number
      invoice_number?: number
      vat?: TransactionVat
    }
  /** A charge that differs from the agreed one; it is refunded in full. */
  | {
      action: 'payment_mismatched'
      mismatch: string
      amount_minor: number
      currency: CurrencyCode
      provider_fee_minor: number
    }
  | { action: 'payment_late'; provider_fee_minor: number; failed_sale_cost_minor?: number }
  /** @property invoice_number the vendor's next @property vat if we are registered */
  | { action: 'keep'; invoice_number?: number; vat?: TransactionVat }
  | { action: 'payment_failed'; note: string }
  /** @property message_type the provider's reason code, such as `INCORRECT_AMOUNT` */
  | { action: 'transfer_rejected'; message_type: string; amount_minor: number }
  | { action: 'cancel'; reason?: string | undefined }
  /** @property is_missing the vendor has none of the units */
  | { action: 'decline'; reason?: string | undefined; is_missing?: true }
  /** @property delivery_fee_minor what the delivery of the remaining units costs now */
  | {
      action: 'confirm_partial'
      lines: readonly SendableLine[]
      delivery_fee_minor: number
      reason?: string | undefined
    }
  | { action: 'ship'; shipment: Omit<Shipment, 'shipped_at' | 'delivered_at' | 'proof'> }
  /** @property fee_minor what the carrier takes; at most its fee in escrow */
  | {
      action: 'book'
      shipment: Omit<Shipment, 'shipped_at' | 'delivered_at' | 'proof' | 'photo_path'>
      fee_minor: number
    }
  /**
   * @property charge_id what the carrier took, which is paid once
   * @property amount_minor above zero
   */
  | { action: 'adjust_carrier'; charge_id: string; amount_minor: number; by: CarrierChargeBearer }
  /**
   * @property charge_id what the carrier gave back, which is posted once
   * @property amount_minor above zero; at most what the vendor paid, if it is theirs
   * @property is_fee the fee of the booking itself, which the vendor bore or which is held (`escrow`)
   * @property is_way_back of the booking of the way back
   */
  | {
      action: 'credit_carrier'
      charge_id: string
      amount_minor: number
      by: CarrierChargeBearer | 'escrow'
      is_fee?: true
      is_way_back?: true
    }
  /**
   * What a carrier that lost the parcel paid for it and refused, together at most the claim.
   * @property charge_id by which it is posted once
   * @property is_returned it took less for the parcel, which its own books show
   */
  | {
      action: 'settle_claim'
      charge_id: string
      paid_minor: number
      refused_minor: number
      is_returned?: true
    }
  /** @property is_unmoved the booked parcel was never handed over, says the carrier */
  | { action: 'expire'; is_unmoved?: true }
  | {
      action: 'dispute'
      reason: string
      description: string
      evidence_paths: readonly string[]
    }
  | { action: 'add_evidence'; paths: readonly string[]; text?: string | undefined }
  | { action: 'add_message'; text: string }
  | { action: 'propose_settlement'; refund_minor: number; goods?: GoodsAfter | undefined }
  /** Each carries what the party saw, so that it can't answer a changed offer unseen. */
  | {
      action: 'accept_settlement' | 'withdraw_settlement'
      refund_minor: number
      goods?: GoodsAfter | undefined
    }
  | {
      action: 'decline_settlement'
      refund_minor: number
      goods?: GoodsAfter | undefined
      reason?: string | undefined
    }
  | {
      action: 'resolve'
      outcome: 'release' | 'refund' | 'split'
      refund_minor: number
      reason: string
      /** `return`: nothing moves before the goods are back. */
      goods?: GoodsAfter | undefined
      /** Who bears a booked carrier's fee with a refund; the vendor unless it is said. */
      carrier_fee_by?: CarrierFeeBearer | undefined
      /** Who bears what the provider keeps of a refund; the vendor unless it is said. */
      cost_by?: FailedSaleCostBearer | undefined
      /** Confirms the decision although a chargeback is open and may move the same money. */
      despite_chargeback?: boolean | undefined
    }
  /** @property amount_minor the amount that the bank claims */
  | { action: 'chargeback'; chargeback_id: string; amount_minor: number; due_at_ms: number }
  | { action: 'chargeback_won'; chargeback_id: string }
  /** @property amount_minor this order's part of what the bank claims, by an operator */
  | {
      action: 'attribute_chargeback'
      chargeback_id: string
      amount_minor: number
      due_at_ms: number
    }
  | { action: 'move_chargeback'; chargeback_id: string }
  /** @property taken_minor this order's part of what the bank took, by an operator; 0 for none of it */
  | {
      action: 'reattribute_chargeback'
      chargeback_id: string
      taken_minor: number
      due_at_ms: number
    }
  /** @property taken_minor the amount that the provider debited for it */
  | { action: 'chargeback_lost'; chargeback_id: string; taken_minor: number }
  /** @property provider_fee_minor the fee of the refund's transfer; negative if it was returned */
  | {
      action: 'refund_processed' | 'refund_returned'
      provider_fee_minor?: number
      is_part?: IsPart
    }
  | { action: 'name_refund_account'; account: string; is_part?: IsPart }
  | {
      action: 'refund_delayed'
      state: 'processing' | 'failed' | 'needs_attention'
      is_part?: IsPart
    }
  | { action: 'review'; review_id: string }
  | ReturnCommand
  | {
      action:
        | 'release_reservation'
        | 'confirm'
        | 'accept_partial'
        | 'allow_cancellation'
        | 'carrier_delivered'
        | 'carrier_cancelled'
        | 'carrier_empty'
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
        | 'waive_return'
        | 'withdraw_return'
        | 'take_back'
        | 'carrier_return_cancelled'
        | 'lapse_return'
        | 'escalate_return'
    }

export type CommandAction = Command['action']

export type CommandOf<A extends CommandAction, C = Command> = C extends { action: infer X }
  ? A extends X
    ? C & { action: A }
    : never
  : never

/** The units of one variant by where they are. */
export type StockCounts = {
  available: number
  reserved: number
  sold: number
  missing?: number
  /** A part of `reserved`, beside the sum. */
  unproven?: number
}

/** Changes of a variant's counts; without `unproven` they sum to zero. */
export type StockMovement = StockCounts & { product_id: string; variant_id: string }

/** Everything that one action changes, written atomically in one commit. */
export type Decision = {
  transaction: Transaction
  event: TransactionEvent
  ledger: LedgerEntry[]
  /** One movement for each item whose units move; empty if none do. */
  stock: StockMovement[]
  /** Set when the order stops being unpaid: `lapsed` if the buyer let it go, else `settled`. */
  unpaid_end: 'settled' | 'lapsed' | null
  /** The change of the vendor's wallet, in minor units; negative if money is taken back. */
  vendor_minor: number
  /** What the vendor pays for a sale that failed, in minor units. */
  vendor_cost_minor: number
  dispute_entry: DisputeEntry | null
  tasks: OutboxTask[]
  /** When the tasks may first be tried, in epoch milliseconds; absent for at once. */
  tasks_at?: number
}

/** `replayed`: the command is a duplicate; the result is the transaction unchanged. */
export type Outcome = { kind: 'changed'; decision: Decision } | { kind: 'replayed' }

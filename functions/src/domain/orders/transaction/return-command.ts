import type { Party } from '../../../contract/entities/orders/party'
import type {
  ReturnLine,
  ReturnReason,
  ReturnWish,
  SentBack,
} from '../../../contract/entities/orders/return'

/** An action of goods that go back, and its input. Amounts in minor units. */
export type ReturnCommand =
  /** @property ends_ms the end as it was, so that days are added once */
  | { action: 'extend_protection'; ends_ms: number }
  | {
      action: 'ask_return'
      lines: readonly ReturnLine[]
      reason: ReturnReason
      wish: ReturnWish
      description: string
      photo_paths: readonly string[]
    }
  /** @property way_back_by of goods without a fault; the buyer unless it is said */
  | { action: 'agree_return'; way_back_by?: Party | undefined }
  | { action: 'offer_part' | 'accept_part' | 'decline_part'; amount_minor: number }
  /** @property day in Lagos, as `2026-12-05` */
  | { action: 'offer_wait' | 'accept_wait' | 'decline_wait'; day: string }
  | {
      action: 'refuse_return' | 'contest_return'
      reason: string
      evidence_paths: readonly string[]
    }
  | { action: 'send_back'; shipment: Omit<SentBack, 'sent_at' | 'is_booked'> }
  /**
   * @property carrier its name in the ledger
   * @property fee_minor what it takes; at most what who pays it gets of the order
   */
  | {
      action: 'book_return'
      shipment: Omit<SentBack, 'sent_at' | 'is_booked' | 'photo_path' | 'waybill_note'>
      carrier: string
      fee_minor: number
    }
  /** @property is_refused the courier stood at the door and nobody took it */
  | { action: 'confirm_arrival' | 'note_arrival'; is_refused?: true }
  /** @property is_sellable whether what came back can be sold again */
  | { action: 'accept_return'; is_sellable?: boolean | undefined }
  | { action: 'mark_sellable'; is_sellable: boolean }

import type { Transaction } from '../entities/orders/transaction'
import { millisOf } from '../time'
import { POLICY } from './policy'

/** How long a buyer looks at goods that have come, in milliseconds: longer if only a carrier says so. */
export const inspectionMs = ({ shipment }: Pick<Transaction, 'shipment'>): number =>
  shipment?.proof === 'carrier' ? POLICY.inspection_without_code_ms : POLICY.inspection_ms

/** What the buyer added to it since the goods came, in milliseconds. */
export const addedInspectionMs = ({
  shipment,
  extended_at,
}: Pick<Transaction, 'shipment' | 'extended_at'>): number =>
  extended_at !== undefined &&
  shipment?.delivered_at !== undefined &&
  millisOf(extended_at) >= millisOf(shipment.delivered_at)
    ? POLICY.extend_ms
    : 0

import type { Transaction } from '../entities/orders/transaction'
import { millisOf } from '../time'
import { POLICY } from './policy'

/**
 * How long a buyer looks at goods that have come, in milliseconds, without pauses: longer if no code
 * shows that they came, and with what the buyer added since.
 */
export const inspectionMs = ({
  shipment,
  extended_at,
}: Pick<Transaction, 'shipment' | 'extended_at'>): number => {
  const isLonger = shipment?.proof === 'carrier'
  const isExtended =
    extended_at !== undefined &&
    shipment?.delivered_at !== undefined &&
    millisOf(extended_at) >= millisOf(shipment.delivered_at)
  return (
    (isLonger ? POLICY.inspection_without_code_ms : POLICY.inspection_ms) +
    (isExtended ? POLICY.extend_ms : 0)
  )
}

import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { Panel } from '@/ui/data/panel'
import { LiveWidget } from '@/ui/live-widget'
import { availableActions } from './available-actions'
import { EscrowCode } from './escrow-code'

type Props = { transaction: Transaction; party: Party; now: number }

/** The escrow code while the buyer's order is active and not delivered yet. */
export const EscrowCodePanel = ({ transaction, party, now }: Props) => {
  const isNeeded =
    party === 'buyer' &&
    !transaction.shipment?.delivered_at &&
    availableActions(transaction, party, now).actions.includes('dispute')
  if (!isNeeded) return null
  return (
    <Panel title="Your escrow code">
      <LiveWidget>
        <EscrowCode transaction_id={transaction.id} />
      </LiveWidget>
    </Panel>
  )
}

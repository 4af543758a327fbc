import type { Party, Transaction } from '@contract/entities/transaction'
import { LiveWidget } from '@/ui/live-widget'
import type { Parts } from '../actions/action-props'
import { availableActions } from '../actions/available-actions'
import { EscrowCode } from '../actions/escrow-code'
import type { Run } from '../actions/run-action'
import { DeliveryFacts } from './delivery-facts'
import { MoneyStatement } from './money-statement'
import { Panel } from './panel'
import { PartyFacts } from './party-facts'
import { Timeline } from './timeline'

type Props = Pick<Parts, 'DisputeRoom' | 'StoredImage' | 'PurchaseReview'> & {
  transaction: Transaction
  party: Party
  now: number
  run: Run
}

/** Whether to show the escrow code: the buyer's order is active and not delivered yet. */
const needsCode = ({ transaction, party, now }: Props) =>
  party === 'buyer' &&
  !transaction.shipment?.delivered_at &&
  availableActions(transaction, party, now).actions.includes('dispute')

export const TransactionPanels = (props: Props) => {
  const { transaction, party, DisputeRoom, PurchaseReview } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {needsCode(props) && (
          <Panel title="Your escrow code">
            <LiveWidget>
              <EscrowCode transaction_id={transaction.id} />
            </LiveWidget>
          </Panel>
        )}
        {transaction.dispute && (
          <LiveWidget>
            <DisputeRoom transaction={transaction} party={party} now={props.now} run={props.run} />
          </LiveWidget>
        )}
        {transaction.review_id && (
          <Panel title={party === 'buyer' ? 'Your review' : 'The buyer’s review'}>
            <LiveWidget>
              <PurchaseReview transaction={transaction} party={party} now={props.now} />
            </LiveWidget>
          </Panel>
        )}
        <Panel title="What happened so far">
          <LiveWidget>
            <Timeline transaction={transaction} party={party} />
          </LiveWidget>
        </Panel>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Panel title="Money">
          <MoneyStatement transaction={transaction} />
        </Panel>
        <Panel title="Delivery">
          <DeliveryFacts transaction={transaction} StoredImage={props.StoredImage} />
        </Panel>
        <Panel title="Vendor and customer">
          <PartyFacts transaction={transaction} />
        </Panel>
      </div>
    </div>
  )
}

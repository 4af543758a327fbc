import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { dealOf } from '@contract/orders/deal-of'
import { Suspense } from 'react'
import { paths } from '@/config/paths'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Panel } from '@/ui/data/panel'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LiveWidget } from '@/ui/live-widget'
import { Link } from '@/ui/navigation/link'
import { EscrowCodePanel } from '../actions/escrow-code-panel'
import type { Run } from '../actions/run-action'
import { DeliveryFacts } from './delivery-facts'
import { FactList } from './fact-list'
import { MoneyStatement } from './money-statement'
import { OrderItems } from './order-items'
import { storeAddressText } from './store-address-text'
import { Timeline } from './timeline'

const PartyFacts = ({ transaction }: { transaction: Transaction }) => {
  const { product_details, customer_details, vendor_id } = transaction
  const { vendor_details: vendor } = product_details
  return (
    <FactList
      facts={[
        {
          label: 'Vendor',
          // Who sells by deals may have no store that others see.
          value: dealOf(transaction) ? (
            <span className="font-semibold">{vendor.name}</span>
          ) : (
            <Link to={paths.vendor(vendor_id)} className="font-semibold underline">
              {vendor.name}
            </Link>
          ),
        },
        { label: 'Address', value: storeAddressText(vendor) },
        { label: 'Customer', value: customer_details.name },
      ]}
    />
  )
}

const CarrierCharges = lazyPart(() => import('../delivery/carrier-charges'), 'CarrierCharges')
const TaxDocuments = lazyPart(() => import('./tax-documents'), 'TaxDocuments')
const DisputeRoom = lazyPart(() => import('../dispute/dispute-room'), 'DisputeRoom')
const PurchaseReview = lazyPart(() => import('../review/purchase-review'), 'PurchaseReview')

type Props = { transaction: Transaction; party: Party; now: number; run: Run }

export const TransactionPanels = ({ transaction, party, now, run }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {transaction.items.length > 1 && (
        <Panel title="Goods">
          <OrderItems transaction={transaction} />
        </Panel>
      )}
      {/* Once the goods are on their way, the page begins with it. */}
      {!transaction.shipment && (
        <EscrowCodePanel transaction={transaction} party={party} now={now} />
      )}
      {transaction.dispute && (
        <LiveWidget>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <DisputeRoom transaction={transaction} party={party} now={now} run={run} />
          </Suspense>
        </LiveWidget>
      )}
      {transaction.review_id && (
        <Panel title={party === 'buyer' ? 'Your review' : 'The buyer’s review'}>
          <LiveWidget>
            <Suspense fallback={<Skeleton className="h-24" />}>
              <PurchaseReview transaction={transaction} party={party} now={now} />
            </Suspense>
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
        <MoneyStatement transaction={transaction} party={party} />
      </Panel>
      {party === 'vendor' && transaction.money.carrier_minor !== undefined && (
        <Suspense fallback={null}>
          <CarrierCharges transaction={transaction} />
        </Suspense>
      )}
      {party === 'buyer' && transaction.vat && (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <TaxDocuments transaction={transaction} />
        </Suspense>
      )}
      <Panel title="Delivery">
        <DeliveryFacts transaction={transaction} party={party} />
      </Panel>
      <Panel title="Vendor and customer">
        <PartyFacts transaction={transaction} />
      </Panel>
    </div>
  </div>
)
